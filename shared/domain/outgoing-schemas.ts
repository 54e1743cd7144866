import * as z from 'zod';
import { EVENT_SOURCE, OutgoingEvent, OutgoingEventType } from './outgoing-event.ts';

export interface EventSchema {
  readonly type: OutgoingEventType;
  /** JSON Schema of the event as subscribers of the bus get it. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Of each event, in the order of the types. */
export function eventSchemas(target: 'draft-4' | 'draft-2020-12'): readonly EventSchema[] {
  return OutgoingEvent.options.map((option) => {
    const [type] = option.shape.type.values;
    const detail = z.object(option.shape).omit({ type: true });
    const onBus = z.object({
      id: z.string(),
      source: z.literal(EVENT_SOURCE),
      'detail-type': z.literal(type),
      time: z.string(),
      detail,
    });
    const { $schema, ...schema } = z.toJSONSchema(onBus, { target, io: 'input' });
    return { type: OutgoingEventType.parse(type), schema: { $schema, title: type, ...schema } };
  });
}
