import { viewerHandler } from '#shared/lambda/viewer-handler.ts';
import { serveViewer } from './serve-viewer.ts';

export const handler = viewerHandler(serveViewer);
