import * as z from 'zod';
import { givenList, lenientText } from '../lenient.ts';
import { checkReply } from '../read-json.ts';
import { lenientNumber } from '../web/lenient-number.ts';

export type Metadata = Readonly<Record<string, unknown>>;

/** A passage of a document, as it was retrieved. */
export interface Chunk {
  readonly type: string;
  readonly place: string;
  readonly text: string;
  readonly score: number | undefined;
  readonly metadata: Metadata;
}

const Located = z.object({ uri: lenientText, url: lenientText, id: lenientText }).optional().catch(undefined);
const Location = z.object({
  type: lenientText,
  s3Location: Located,
  webLocation: Located,
  confluenceLocation: Located,
  salesforceLocation: Located,
  sharePointLocation: Located,
  oneDriveLocation: Located,
  googleDriveLocation: Located,
  customDocumentLocation: Located,
  kendraDocumentLocation: Located,
  sqlLocation: z.object({ query: lenientText }).optional().catch(undefined),
});
const Content = z.object({
  text: lenientText,
  audio: z.object({ transcription: lenientText }).optional().catch(undefined),
  video: z.object({ summary: lenientText }).optional().catch(undefined),
  row: z
    .array(z.object({ columnName: lenientText, columnValue: lenientText }))
    .optional()
    .catch(undefined),
});
const Reply = z.object({
  retrievalResults: givenList(
    z.object({
      content: Content,
      location: Location.optional(),
      score: lenientNumber,
      metadata: z.record(z.string(), z.unknown()).optional().catch(undefined),
      documentId: lenientText,
    }),
  ),
  nextToken: z.string().optional().catch(undefined),
});
type Retrieved = z.output<typeof Reply>['retrievalResults'][number];

export interface ChunkPage {
  readonly chunks: readonly Chunk[];
  readonly nextToken: string | undefined;
}

/** Passages with a text and a place, best first; pictures and the like have none. Throws MalformedReply. */
export function readChunks(service: string, reply: unknown): ChunkPage {
  const { retrievalResults, nextToken } = checkReply(service, reply, Reply);
  return { chunks: retrievalResults.flatMap(readChunk), nextToken };
}

function readChunk({ content, location, score, metadata = {}, documentId }: Retrieved): readonly Chunk[] {
  const text = textOf(content);
  const place = (location === undefined ? '' : addressIn(location)) || documentId;
  if (text === '' || place === '') return [];
  return [{ type: location?.type ?? '', place, text, score, metadata }];
}

function textOf({ text, audio, video, row }: z.output<typeof Content>): string {
  const cells = (row ?? []).map(({ columnName, columnValue }) => `${columnName}: ${columnValue}`);
  return text || cells.join('\n') || audio?.transcription || video?.summary || '';
}

function addressIn({ type: _type, sqlLocation, ...locations }: z.output<typeof Location>): string {
  const places = Object.values(locations).map((one) => one?.url || one?.uri || one?.id || '');
  return places.find((place) => place !== '') ?? sqlLocation?.query ?? '';
}
