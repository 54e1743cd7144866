import * as z from 'zod';

/** What one calls a standing question or a schedule. */
export const KeptName = nameOf(200);
export const LensName = nameOf(40);
export const ProviderName = nameOf(64);

function nameOf(most: number): z.ZodString {
  const says = `must have 1 to ${most} characters`;
  return z.string().min(1, says).max(most, says);
}
