/** Beside the fetch: a process that starts, a PDF that is read until its own limit, and some room. */
const EXTRACTION_SECONDS = 25;

/** How long one page may take from request to text, by FETCH_TIMEOUT_SECONDS. */
export function pageSeconds(fetchSeconds: number): number {
  return Math.ceil(fetchSeconds) + EXTRACTION_SECONDS;
}
