import { isPlumblineError } from '#shared/errors.ts';
import type { Ports } from '#shared/ports/ports.ts';

/**
 * The same ports, but no failure of the model that nobody foresaw is lost: a step goes on without the model and keeps
 * only the name of the failure, so what it was is reported here.
 */
export function reportModel(ports: Ports, report: (error: unknown) => void): Ports {
  const { model } = ports;
  const complete: Ports['model']['complete'] = async (request) => {
    try {
      return await model.complete(request);
    } catch (error) {
      if (!isPlumblineError(error) && request.signal?.aborted !== true) report(error);
      throw error;
    }
  };
  return {
    ...ports,
    model: {
      name: model.name,
      modelOf: (role) => model.modelOf(role),
      ...(model.priceOf ? { priceOf: model.priceOf } : {}),
      complete,
    },
  };
}
