import { Cursor, waveId } from '#shared/domain/query.ts';

/** Which run of a step this is: the wave it belongs to, and the item within it; empty where there is none. */
export interface StepCallKey {
  readonly waveId: string;
  readonly index: string;
}

export function callKeyOf(input: object): StepCallKey {
  const cursor = cursorOf(input);
  return { waveId: cursor ? waveId(cursor) : '', index: itemOf(input) };
}

export function cursorOf(input: object): Cursor | undefined {
  return 'cursor' in input ? Cursor.parse(input.cursor) : undefined;
}

/** The key of a trace event; `detail` distinguishes several of one type, emitted by one run of a step. */
export function eventKey(
  type: string,
  place: StepCallKey,
  rest: { readonly clarifications: number; readonly detail?: string | undefined },
): string {
  return [type, place.waveId, place.index, rest.clarifications, rest.detail ?? ''].join('/');
}

function itemOf(input: object): string {
  if ('queryId' in input) return String(input.queryId);
  return 'sourceId' in input ? String(input.sourceId) : '';
}
