import { expect } from 'vitest';
import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { resourcesOf } from './synthesise.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Statement = z.object({
  Sid: z.string().optional(),
  Effect: z.string(),
  Action: oneOrMore,
  Resource: z.unknown(),
  Condition: z.record(z.string(), z.unknown()).optional(),
});
export const Role = z.object({
  Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })).default([]),
  ManagedPolicyArns: z.array(z.unknown()).default([]),
});

/** The roles of a template by their logical ids. */
export function rolesByName(template: Template): ReadonlyMap<string, z.infer<typeof Role>> {
  const roles = [...resourcesOf(template, 'AWS::IAM::Role')];
  return new Map(roles.map(([id, one]) => [id, Role.parse(one.Properties)]));
}

export function statements(role: z.infer<typeof Role>): readonly z.infer<typeof Statement>[] {
  return role.Policies.flatMap((policy) => policy.PolicyDocument.Statement);
}

/** What the one role with this part in its name may do. */
export function actionsOf(template: Template, part: string): ReadonlySet<string> {
  const found = [...rolesByName(template)].filter(([id]) => id.includes(part));
  expect(found).toHaveLength(1);
  return new Set(found.flatMap(([, role]) => statements(role).flatMap((one) => one.Action)));
}
