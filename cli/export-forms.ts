import { BIBLIOGRAPHY_FORMATS } from '#shared/domain/bibliography/bibliography.ts';
import { REPORT_FORMATS } from '#shared/domain/report-files.ts';

/** What a report can be exported as: its files, its bibliography. */
export const EXPORT_FORMS = [...REPORT_FORMATS, ...BIBLIOGRAPHY_FORMATS] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];
