import * as z from 'zod';

/** A number, also as text; undefined for anything else. */
export const lenientNumber = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  });
