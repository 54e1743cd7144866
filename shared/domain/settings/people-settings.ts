import * as z from 'zod';
import { names, optionalText, text } from './kinds.ts';
import { setting } from './setting.ts';

/** How tokens of signed-in people are read; all set by a deployment that lets people in. */
export const PeopleSettings = z.object({
  issuer: setting(optionalText, {
    variable: 'JWT_ISSUER',
    hint: 'a URL of https',
    meaning: 'Who signs the tokens of people',
    setBy: 'deployment',
  }),
  audience: setting(names, {
    variable: 'JWT_AUDIENCE',
    fallback: [],
    hint: 'names separated by commas',
    meaning: 'For whom tokens are: one of these',
    setBy: 'deployment',
  }),
  keysUrl: setting(optionalText, {
    variable: 'JWT_KEYS_URL',
    hint: 'a URL of https',
    meaning: 'Where the keys of the issuer are, where not below its own URL',
    setBy: 'deployment',
  }),
  corsOrigins: setting(names, {
    variable: 'CORS_ORIGINS',
    fallback: [],
    hint: 'origins separated by commas',
    meaning: 'Origins of the pages whose scripts may read the answers of the API',
    setBy: 'deployment',
  }),
  tenantClaim: setting(text, {
    variable: 'JWT_TENANT_CLAIM',
    fallback: 'tenant',
    hint: 'the name of a claim',
    meaning: 'Claim that names the tenant of a person',
    setBy: 'deployment',
  }),
  roleClaim: setting(text, {
    variable: 'JWT_ROLE_CLAIM',
    fallback: 'role',
    hint: 'the name of a claim',
    meaning: 'Claim that names the role of a person, or the roles',
    setBy: 'deployment',
  }),
  adminRole: setting(text, {
    variable: 'JWT_ADMIN_ROLE',
    fallback: 'plumbline-admin',
    hint: 'the name of a role',
    meaning: 'Role of those who may see the state and the cost of all jobs',
    setBy: 'deployment',
  }),
});
