/** On whose behalf a request is made. */
export interface Caller {
  readonly tenantId: string;
  readonly owner: string;
}
