import type { Language } from '@verdant/contracts';
import { Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { words } from '../manuscript/words.ts';
import { twips } from './styles.ts';

/** Of the width, what the two lines leave between them. */
const GAP = 0.06;
const ROOM = twips(34);

/** Lines to sign on: place and date to the left, where they were given, the signature to the right; their words below. */
export function signatureOf(placeAndDate: string, language: Language, right: number): Paragraph[] {
  const [ends, begins] = [right * (0.5 - GAP / 2), right * (0.5 + GAP / 2)].map(Math.round) as [number, number];
  const { placeDate, signature } = words[language];
  const line = { type: TabStopType.LEFT, leader: 'underscore' } as const;
  const tabs = (count: number) => Array.from({ length: count }, () => new Tab());
  return [
    new Paragraph({
      keepNext: true,
      keepLines: true,
      spacing: { before: ROOM, after: 0 },
      tabStops: [
        { ...line, position: ends },
        { type: TabStopType.LEFT, position: begins },
        { ...line, position: right },
      ],
      children: [new TextRun({ children: [placeAndDate, ...tabs(3)] })],
    }),
    new Paragraph({
      style: 'Details',
      keepNext: false,
      tabStops: [{ type: TabStopType.LEFT, position: begins }],
      children: [new TextRun({ children: [placeDate, ...tabs(1), signature] })],
    }),
  ];
}
