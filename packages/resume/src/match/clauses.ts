import {
  FIELD_OF_STUDY,
  type Heading,
  headingOf,
  leadingHeading,
  NICE_AFTER,
  NICE_BEFORE,
  NOT_ASKED,
} from './phrases.ts';

/** A piece of a description that asks for things in one way. `from` and `to` are places in the whole text. */
export type Clause = { from: number; to: number; text: string; need: 'must' | 'nice'; duty: boolean; headed: boolean };

type Piece = { from: number; to: number };

const SENTENCE =
  /[。；;！!]|(?<=[a-z\d)%"”])(?<!\b(?:e\.g|i\.e|etc|vs|incl|min|approx|sr|jr|inc))\.(?=\s|$)|(?<=\S)\s+[•·●▪◆]\s*|(?<=\s)(?:\d{1,2}[、.．)）]|[（(]\d{1,2}[)）])(?=\s*\D)/gi;

function cut(text: string, piece: Piece, marks: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = piece.from;
  for (const match of text.slice(piece.from, piece.to).matchAll(marks)) {
    const at = piece.from + match.index;
    pieces.push({ from, to: at });
    from = at + match[0].length;
  }
  return [...pieces, { from, to: piece.to }].filter((part) => text.slice(part.from, part.to).trim() !== '');
}

/** A comma behind which something new is asked for, and not another member of a list. */
const FRESH =
  /[，,](?=\s*(?:(?:and|but|with|while|plus)\s+)?(?:(?:some|any|prior|previous|strong|good|solid|basic|hands-on|working|additional|deep|proven|an?|the)\s+){0,3}(?:experience|knowledge|familiarity|understanding|exposure|proficien\w+|ability|background|expertise|fluen\w+|skills?|command|you\b|we\b|ideally|preferably|bonus|master|bachelor|degree|phd))|(?<=\brequired|\bneeded|\bmandatory|\bessential|\bmust)[，,]|[，,]\s*(?:but|and)\s+(?=[^，,]*\b(?:is|are|would be)\b)|[，,](?<=\b(?:experience|knowledge|skills?|background|expertise|understanding|years|qualified|certified)\b[^,;]*[，,])(?=\s*(?:(?!and\b|or\b)[\w+#./-]+\s+){1,4}(?:(?:is|are|would be)\s+)?(?:preferred|a (?:strong |big )?plus|desirable|an advantage|a bonus|welcome|nice to have|optional))|(?<=\b(?:required|mandatory|essential))\s+(?:and|but)\s+|(?<!\s)\s+(?:and|but)\s+(?=(?:ideally|preferably)\b)/gi;
/** In Chinese every clause speaks for itself, unless it gives examples or goes on with a list. */
const CHINESE_COMMA =
  /[，,](?!\s*(?:如|例如|比如|包括|包含|诸如|即|以及|或))(?!(?<=[A-Za-z+#\d]\s?[，,])\s*[A-Za-z+#.\d\s/、]+(?:等|者|的|经验|优先|更佳|加分))/g;
const BRACKET = /[（(][^（()）]{2,160}[)）]/g;

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Brackets that say how much something is wanted stand for themselves: `AWS (GCP a plus)`. */
function brackets(text: string, piece: Piece): { own: Piece[]; outer: Piece[] } {
  const own: Piece[] = [];
  for (const match of text.slice(piece.from, piece.to).matchAll(BRACKET)) {
    if (!NICE_AFTER.test(match[0]) && !NICE_BEFORE.test(match[0]) && !NOT_ASKED.test(match[0])) continue;
    own.push({ from: piece.from + match.index, to: piece.from + match.index + match[0].length });
  }
  const outer: Piece[] = [];
  let from = piece.from;
  for (const part of own) {
    outer.push({ from, to: part.from });
    from = part.to;
  }
  outer.push({ from, to: piece.to });
  return { own, outer: outer.filter((part) => text.slice(part.from, part.to).trim() !== '') };
}

/** `Python, ideally with Django`: what stands before the word is asked for, what follows is liked. */
function split(text: string, piece: Piece): Piece[] {
  const at = text.slice(piece.from, piece.to).search(NICE_BEFORE);
  if (at <= 0) return [piece];
  return [
    { from: piece.from, to: piece.from + at },
    { from: piece.from + at, to: piece.to },
  ];
}

/** The description without what it says about fields of study; every other letter stays where it is. */
export const withoutStudies = (text: string): string =>
  text.replace(FIELD_OF_STUDY, (match) => ' '.repeat(match.length));

/** The description without what it says about the employer, the pay and the process; every other letter stays in place. */
export function withoutAsides(text: string): string {
  let heading: Heading = 'must';
  return text
    .split('\n')
    .map((line, index, lines) => {
      heading = headingOf(line, lines[index + 1], lines[index - 1] ?? 'x') ?? leadingHeading(line)?.heading ?? heading;
      return heading === 'aside' ? ' '.repeat(line.length) : line;
    })
    .join('\n');
}

const OPENS = /^\s*(?:[-–•·●*▪◆✓#【]|\d{1,2}[.、)）]|[（(]\d{1,2}[)）])/;
const ENDS = /[.。;；:：!！?？]\s*$/;

/** The lines of a description; one that was broken by width goes on in the next (`\n` stays one letter). */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    const goesOn = last !== undefined && !ENDS.test(last) && last.trim().length > 30 && /^\s*\p{Ll}/u.test(line);
    if (goesOn && !OPENS.test(line)) lines[lines.length - 1] = `${last}\n${line}`;
    else lines.push(line);
  }
  return lines;
}

/** What a description asks for, piece by piece, each with how much it is wanted. What is not asked for is left out. */
export function clausesOf(jobDescription: string): Clause[] {
  const text = withoutStudies(jobDescription);
  const clauses: Clause[] = [];
  // what stands before the requirements, where they have a heading of their own, tells about the job
  const lines = linesOf(text);
  const statesMust = lines.some(
    (line, index) =>
      headingOf(line, lines[index + 1], lines[index - 1]) === 'must' ||
      line.split(/[。；;]|\.\s/).some((part) => leadingHeading(part)?.heading === 'must'),
  );
  let heading: Heading = statesMust ? 'duty' : 'must';
  let headed = false;
  let listed = false;
  let from = 0;
  for (const [index, line] of lines.entries()) {
    const start = from;
    from += line.length + 1;
    const alone = headingOf(line, lines[index + 1], lines[index - 1] ?? 'x');
    if (line.trim() !== '' && OPENS.test(line)) listed = true;
    // what stands below a list, behind an empty line, is said of something else
    else if (listed && headed && line.trim() !== '' && lines[index - 1]?.trim() === '' && !alone) {
      heading = 'aside';
      listed = false;
    }
    if (alone) {
      heading = alone;
      headed = true;
      listed = false;
      continue;
    }
    for (const whole of cut(text, { from: start, to: start + line.length }, SENTENCE)) {
      const leads = leadingHeading(text.slice(whole.from, whole.to));
      if (leads) {
        heading = leads.heading;
        headed = true;
      }
      if (heading === 'aside') continue;
      const sentence = { from: whole.from + (leads?.length ?? 0), to: whole.to };
      const { own, outer } = brackets(text, sentence);
      const marks = isChinese(text.slice(sentence.from, sentence.to)) ? CHINESE_COMMA : FRESH;
      const pieces = [...outer.flatMap((part) => cut(text, part, marks)), ...own].flatMap((part) => split(text, part));
      for (const piece of pieces) {
        const said = text.slice(piece.from, piece.to);
        if (NOT_ASKED.test(said)) continue;
        const liked = heading === 'nice' || heading === 'duty' || NICE_AFTER.test(said) || NICE_BEFORE.test(said);
        clauses.push({ ...piece, text: said, need: liked ? 'nice' : 'must', duty: heading === 'duty', headed });
      }
    }
  }
  return clauses.sort((a, b) => a.from - b.from);
}
