/** Settings by the name of their environment variable. */
export type ServiceSettings = Readonly<Record<string, string>>;
