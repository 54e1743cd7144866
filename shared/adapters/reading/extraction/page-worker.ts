import { extractText } from './read-text.ts';
import { serveDocuments } from './serve-documents.ts';

serveDocuments(extractText);
