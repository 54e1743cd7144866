import * as z from 'zod';
import { BreakerSettings } from './breaker.ts';
import { BudgetLimits } from './budget.ts';
import { JobSettings } from './settings/job-settings.ts';
import { ModelSettings } from './settings/model-settings.ts';
import {
  DigestSettings,
  GateSettings,
  ReportSettings,
  ResearchSettings,
} from './settings/research-settings.ts';
import { ApiKeys, BaseUrls, FetchSettings, SearchSettings } from './settings/search-settings.ts';
import { OutgoingSettings } from './settings/outgoing-settings.ts';
import { PeopleSettings } from './settings/people-settings.ts';
import { ScheduleSettings } from './settings/schedule-settings.ts';
import { LocalSettings, StoreSettings } from './settings/storage-settings.ts';
import { ViewerSettings } from './settings/viewer-settings.ts';

/**
 * Every setting, grouped by what it governs; units stand in the names. A field's row says its environment variable,
 * default and meaning: shared/config.ts reads by it, docs/configuration.md is made from it.
 */
export const Settings = z.object({
  research: ResearchSettings,
  gate: GateSettings,
  digest: DigestSettings,
  report: ReportSettings,
  job: JobSettings,
  budget: BudgetLimits,
  breaker: BreakerSettings,
  search: SearchSettings,
  fetch: FetchSettings,
  baseUrl: BaseUrls,
  apiKey: ApiKeys,
  model: ModelSettings,
  store: StoreSettings,
  people: PeopleSettings,
  viewer: ViewerSettings,
  outgoing: OutgoingSettings,
  schedules: ScheduleSettings,
  local: LocalSettings,
});
export type Settings = z.infer<typeof Settings>;
