import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { resourcesOf } from '../infra/synthesise.ts';

export const REGION = 'us-east-1';
export const ACCOUNT = '123456789012';

export function bucketName(id: string): string {
  return id.toLowerCase().slice(0, 60);
}

const Join = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const Ref = z.object({ Ref: z.string() });
const Sub = z.object({ 'Fn::Sub': z.string() });
const Attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
};

const Version = z.object({ FunctionName: Ref });
const NamedAlias = z.object({ FunctionName: Ref, Name: z.string() });

/** A version of a function, by the logical id that it was deployed with. */
export interface NumberedVersion {
  readonly functionId: string;
  readonly number: number;
}
export type Versions = ReadonlyMap<string, NumberedVersion>;

/** Numbers versions as Lambda does: those that a template adds come after what there was before, which stays. */
export function numberVersions(template: Template, before: Versions = new Map()): Versions {
  const versions = new Map(before);
  for (const [id, { Properties }] of resourcesOf(template, 'AWS::Lambda::Version')) {
    if (versions.has(id)) continue;
    const functionId = Version.parse(Properties).FunctionName.Ref;
    const known = [...versions.values()].filter((one) => one.functionId === functionId);
    versions.set(id, { functionId, number: known.length + 1 });
  }
  return versions;
}

/** ARNs of versions and aliases, by their logical ids. */
function qualifiedArns(template: Template, versions: Versions): ReadonlyMap<string, string> {
  const aliases = [...resourcesOf(template, 'AWS::Lambda::Alias')].map(([id, { Properties }]) => {
    const { FunctionName, Name } = NamedAlias.parse(Properties);
    return [id, `${functionArn(FunctionName.Ref)}:${Name}`] as const;
  });
  const numbered = [...versions].map(
    ([id, { functionId, number }]) => [id, `${functionArn(functionId)}:${number}`] as const,
  );
  return new Map([...aliases, ...numbered]);
}

function functionArn(id: string): string {
  return `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${id}`;
}

/** Values of the template as they are after the deployment; functions and tables are called by their logical ids. */
export function resolver(
  template: Template,
  versions: Versions = numberVersions(template),
): (value: unknown) => string {
  const buckets = resourcesOf(template, 'AWS::S3::Bucket');
  const qualified = qualifiedArns(template, versions);
  const resolve = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    const joined = Join.safeParse(value);
    if (joined.success) return joined.data['Fn::Join'][1].map(resolve).join(joined.data['Fn::Join'][0]);
    const sub = Sub.safeParse(value);
    if (sub.success)
      return sub.data['Fn::Sub'].replaceAll(
        /\$\{([\w:]+)\}/gu,
        (_whole, name: string) => PSEUDO[name] ?? name,
      );
    const ref = Ref.safeParse(value);
    if (ref.success) {
      const { Ref: name } = ref.data;
      return PSEUDO[name] ?? qualified.get(name) ?? (buckets.has(name) ? bucketName(name) : name);
    }
    const [id, name] = Attribute.parse(value)['Fn::GetAtt'];
    if (name !== 'Arn') throw new Error(`The attribute ${name} of ${id} is not emulated.`);
    return functionArn(id);
  };
  return resolve;
}
