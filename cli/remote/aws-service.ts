/** The service of AWS that a request goes through. */
export interface AwsService {
  readonly service: string;
  readonly region: string;
}

/** What the name of a host of AWS says; undefined for any other. */
export function awsServiceOf({ hostname }: URL): AwsService | undefined {
  const gateway = /^[a-z0-9-]+\.execute-api\.([a-z0-9-]+)\.amazonaws\.com(?:\.cn)?$/u.exec(hostname);
  if (gateway?.[1] !== undefined) return { service: 'execute-api', region: gateway[1] };
  const functionUrl = /^[a-z0-9]+\.lambda-url\.([a-z0-9-]+)\.on\.aws$/u.exec(hostname);
  return functionUrl?.[1] === undefined ? undefined : { service: 'lambda', region: functionUrl[1] };
}
