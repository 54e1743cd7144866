import type { Brief } from '#shared/domain/brief.ts';
import type { Source } from '#shared/domain/source.ts';
import type { Prompt } from '#shared/ports/model.ts';
import {
  askedTexts,
  composeUser,
  describeDay,
  describeQuotes,
  quotedLine,
} from '#shared/prompting/briefing.ts';
import { type NoteAttempt, notesFor } from '#shared/prompting/compress-notes.ts';
import type { SectionPlan } from '#shared/prompting/plan-sections.ts';
import { WRITING_SYSTEM_END, WrittenPart } from '#shared/prompting/writing-briefing.ts';
import { cutText } from '#shared/text/markup/plain-text.ts';

export interface SectionsPromptInput {
  /** The day the job was submitted, ISO 8601. */
  readonly today: string;
  readonly brief: Brief;
  readonly sections: readonly SectionPlan[];
  readonly sources: ReadonlyMap<string, Source>;
  /** Words that each section may have. */
  readonly words: number;
}

const SYSTEM = `You write one section of a research report, from quotes that readers took from the sources. outline names all sections and what each has to tell; the others are written at the same time by colleagues, and the direct answer to the question is written last, from all of them. So tell what your quotes say, all of it that bears on your section, and nothing that belongs to another: no title, no opening about the report, no summary at the end. Put what answers the question first. Where your quotes tell how something is done, tell it in the order in which it is done.

${WRITING_SYSTEM_END}`;

/** Writers run over: they are asked for less than they may use. */
const ASKED_SHARE = 0.8;
const SHOWN_OF_OTHERS = 60;

/** Asks a writer for one section; all can be asked for side by side. */
export function promptForSection(
  section: SectionPlan,
  input: SectionsPromptInput,
  attempt: NoteAttempt = 'full',
): Prompt<typeof WrittenPart> {
  const words = Math.min(Math.floor(input.words * ASKED_SHARE), 60 + WORDS_PER_QUOTE * section.quotes.length);
  const notes = notesFor(section.quotes, attempt);
  return {
    system: SYSTEM,
    user: composeUser(
      [`${describeDay(input.today)} At most ${words} words.`],
      [
        ...askedTexts(input.brief),
        { name: 'outline', text: describeOutline(section, input.sections) },
        {
          name: 'your-section',
          text: `${quotedLine(section.title, 200)}: ${quotedLine(section.guidance, 600)}`,
        },
        ...describeQuotes(notes, input.sources),
      ],
    ),
    schema: WrittenPart,
    schemaName: 'written_part',
    maximumTokens: Math.min(4_000, 400 + words * 4),
  };
}

/** A quote is worth about so many words of a section. */
const WORDS_PER_QUOTE = 35;

/** All sections; of the others how their quotes begin, so that nobody tells what another tells. */
function describeOutline(own: SectionPlan, sections: readonly SectionPlan[]): string {
  return sections
    .map((section, index) => {
      const title = `${index + 1}. ${quotedLine(section.title, 200)}`;
      if (section === own) return `${title}: yours`;
      const quoted = section.quotes.map(({ evidence }) =>
        quotedLine(cutText(evidence.quote, SHOWN_OF_OTHERS)),
      );
      return `${title}: ${quoted.slice(0, MOST_OF_OTHERS).join('; ')}`;
    })
    .join('\n');
}

const MOST_OF_OTHERS = 4;
