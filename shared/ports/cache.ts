/** Answers kept for a while, tenant in every key; an expired entry is absent. Values are JSON of any size. */
export interface Cache {
  get(tenantId: string, key: string): Promise<unknown>;
  put(
    tenantId: string,
    key: string,
    entry: { readonly value: unknown; readonly expiresAt: number },
  ): Promise<void>;
}
