/** Whether anything answers at a configured base URL, be it with a refusal. */
export async function isReachable(baseUrl: string, timeoutMilliseconds: number): Promise<boolean> {
  try {
    const response = await fetch(baseUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await response.body?.cancel();
    return true;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}
