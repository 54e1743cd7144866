import { readPdf } from './pdf/read-pdf.ts';
import { serveDocuments } from './serve-documents.ts';

serveDocuments(readPdf);
