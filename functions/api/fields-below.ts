import { InvalidInput } from '#shared/errors.ts';

/** What is read of a part of a body: what is wrong in it is named from the body on. */
export function fieldsBelow<Read>(place: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const { message, field, remedy } = error;
    throw new InvalidInput(message, {
      field: field === undefined ? place : `${place}.${field}`,
      ...(remedy === undefined ? {} : { remedy }),
    });
  }
}
