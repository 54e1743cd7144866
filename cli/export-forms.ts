import { BIBLIOGRAPHY_FORMATS } from '#shared/domain/bibliography/bibliography.ts';
import { REPORT_FORMATS } from '#shared/domain/report-files.ts';

/** What the service itself gives: the files of a report, and its bibliography. */
export const SERVED_FORMS = [...REPORT_FORMATS, ...BIBLIOGRAPHY_FORMATS] as const;
/** What the command makes of them. */
export const MADE_FORMS = ['pdf', 'docx'] as const;

export const EXPORT_FORMS = [...SERVED_FORMS, ...MADE_FORMS] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];
