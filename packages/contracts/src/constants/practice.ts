/** What an interviewer asks about: something the résumé claims, time without an entry, a post that was left soon, what the posting asks for, and what every talk touches. */
export const QUESTION_KINDS = [
  'claim',
  'gap',
  'shortStay',
  'requirementMet',
  'requirementMissing',
  'changeOfField',
  'strength',
  'motivation',
  'tradeBasics',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The four parts of an answer that tells of something. */
export const STAR_PARTS = ['situation', 'task', 'action', 'result'] as const;
export type StarPart = (typeof STAR_PARTS)[number];

/** As long as an answer may be before a listener drifts off. */
export const ANSWER_SECONDS = 120;

type Note = Record<StarPart, string>;
type Asked = { id: string; ask: string; place: string };

export const emptyNote = { situation: '', task: '', action: '', result: '', done: false, pinned: false } as const;
export const hasWords = (note: Note): boolean => STAR_PARTS.some((part) => note[part].trim() !== '');
/** Nothing was written or marked: as good as no note. */
export const isEmptyNote = (note: Note & { done: boolean; pinned: boolean }): boolean =>
  !hasWords(note) && !note.done && !note.pinned;

/** Questions with the notes to them as text to keep or print; parts without words are left out. `names` are the parts in the language of the page. */
export const practiceText = (
  title: string,
  questions: readonly Asked[],
  notes: Readonly<Record<string, Note>>,
  names: Record<StarPart, string>,
): string =>
  [
    title,
    ...questions.map(({ id, ask, place }, at) => {
      const note = notes[id];
      const told = STAR_PARTS.flatMap((part) => (note?.[part].trim() ? [`${names[part]}: ${note[part].trim()}`] : []));
      return [`${at + 1}. ${ask}`, ...(place ? [`(${place})`] : []), ...told].join('\n');
    }),
  ].join('\n\n');
