import type { RequirementMutant } from './requirement-mutant.ts';
import { ASSESS } from './rows/assess.ts';
import { DIGEST_AND_EVIDENCE } from './rows/digest-and-evidence.ts';
import { INTAKE_AND_PLAN } from './rows/intake-and-plan.ts';
import { JOBS } from './rows/jobs.ts';
import { REPORT } from './rows/report.ts';
import { SEARCH_AND_SOURCES } from './rows/search-and-sources.ts';
import { SERVICE } from './rows/service.ts';
import { WHAT_A_USER_GETS } from './rows/what-a-user-gets.ts';

/** One for each requirement that is met, and more where it has several parts: the tests named beside it have to notice. */
export const REQUIREMENT_MUTANTS: readonly RequirementMutant[] = [
  ...INTAKE_AND_PLAN,
  ...SEARCH_AND_SOURCES,
  ...DIGEST_AND_EVIDENCE,
  ...ASSESS,
  ...REPORT,
  ...JOBS,
  ...SERVICE,
  ...WHAT_A_USER_GETS,
];
