import * as z from 'zod';

/** The schemas that settings are made of. */
export const count = z.int().nonnegative();
export const atLeastOne = z.int().min(1);
export const seconds = z.number().positive();
export const text = z.string();
export const optionalText = z.string().optional();
export const names = z.array(z.string()).readonly();
export const httpUrl = z.url({ protocol: /^https?$/u });
export const optionalUrl = z.url().optional();
