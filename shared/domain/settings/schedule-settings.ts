import * as z from 'zod';
import { atLeastOne, optionalText } from './kinds.ts';
import { setting } from './setting.ts';

/** What is begun at set times. */
export const ScheduleSettings = z.object({
  minimumMinutes: setting(z.number().positive(), {
    variable: 'SCHEDULE_MINIMUM_MINUTES',
    fallback: 15,
    meaning: 'Minutes that lie between two runs of a schedule at least',
  }),
  perTenant: setting(atLeastOne, {
    variable: 'SCHEDULES_MAX',
    fallback: 50,
    meaning: 'Schedules that a tenant may have',
  }),
  groupName: setting(optionalText, {
    variable: 'SCHEDULE_GROUP_NAME',
    hint: 'a name',
    meaning: 'Group of EventBridge Scheduler that the schedules are in',
    setBy: 'deployment',
  }),
  targetArn: setting(optionalText, {
    variable: 'SCHEDULE_TARGET_ARN',
    hint: 'an ARN',
    meaning: 'Lambda function that is called at the times of schedules',
    setBy: 'deployment',
  }),
  roleArn: setting(optionalText, {
    variable: 'SCHEDULE_ROLE_ARN',
    hint: 'an ARN',
    meaning: 'Role in which EventBridge Scheduler calls it',
    setBy: 'deployment',
  }),
  deadLetterArn: setting(optionalText, {
    variable: 'SCHEDULE_DEAD_LETTER_ARN',
    hint: 'an ARN',
    meaning: 'Queue for the calls that it has not taken',
    setBy: 'deployment',
  }),
});
