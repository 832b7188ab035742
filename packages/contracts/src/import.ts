import type { Language } from './language.ts';
import type { FieldPath, ResumeContent } from './sections/index.ts';

/** A rectangle on a page of the document: `page` counts from 1, the rest is in pt from the page's top left corner. */
export type Box = { page: number; x: number; y: number; width: number; height: number };
export type PageSize = { width: number; height: number };

/**
 * Why a person should look at a value. `yearShared`: one printed year serves two dates. `yearShort`: the year is printed
 * with two digits. `monthOrder`: day and month can be read either way. `order`: nothing but its place tells the role
 * from the organisation. `mixed`: the section holds jobs and projects. `typeOnly`: only its looks make a line a heading.
 * `noHeading`: no heading announces what this is. `name`: it stands where a name does, but does not read like one.
 * `elsewhere`: found outside the contact data. `masked`: digits are hidden in the document. `scattered`: the words do
 * not stand together on the page. `ocr`: read off a picture. `unclear`: what is usual in documents speaks against what
 * the rules found, or for nothing in particular.
 */
export const checkReasons = [
  'yearShared',
  'yearShort',
  'monthOrder',
  'order',
  'mixed',
  'typeOnly',
  'noHeading',
  'name',
  'elsewhere',
  'masked',
  'scattered',
  'ocr',
  'unclear',
] as const;
export type CheckReason = (typeof checkReasons)[number];

/**
 * Where a value stands: `quote` are the document's own words, `boxes` the lines of the page that hold them (none in
 * formats without pages), `lines` the ids of those lines. `reason` is null where the reader is sure; `probability` says
 * how likely the value is right, 0 to 1, where a reader without a model found it.
 */
export type FieldEvidence = {
  path: FieldPath;
  quote: string;
  boxes: Box[];
  lines: string[];
  confidence: 'sure' | 'check';
  reason: CheckReason | null;
  probability?: number;
};

/** A line of the document, and what of a line went into no field. */
export type DocumentLine = { id: string; text: string; boxes: Box[] };
export type UnassignedLine = DocumentLine;

/**
 * `hiddenText`: words that nobody sees on the page (`text`); they are in no field. `invisibleLetters`: letters without
 * width, marks that turn the direction, tags. `unknownLetters`: glyphs that say no letter. `pageWithoutText`: nothing to
 * read on a page. `moved`: too long for its field, kept in a section of its own (`field`). `cut`: more sections than a
 * résumé can hold. `missing`: no name, contact or experience found. `language`: near the line between the two.
 * `unassigned`: words that went into no field. `ocr`: read off a picture. `hard`: half of what was read is in doubt (`count`
 * values).
 */
export const importWarnings = [
  'hiddenText',
  'invisibleLetters',
  'unknownLetters',
  'pageWithoutText',
  'moved',
  'cut',
  'missing',
  'language',
  'unassigned',
  'ocr',
  'hard',
] as const;
export type ImportWarningCode = (typeof importWarnings)[number];

/** How a text was hidden; `markup`: the document itself says so. */
export type HiddenBy = 'colour' | 'size' | 'offPage' | 'renderMode' | 'transparent' | 'markup';

/** `text` is the document's, `field` one of ours, `page` counts from 1, `count` says how many letters or lines. */
export type ImportWarning = {
  code: ImportWarningCode;
  text?: string;
  field?: string;
  page?: number;
  count?: number;
  hiddenBy?: HiddenBy;
  boxes?: Box[];
};

/** `covered` is the share of the document's letters that went into a field, 0 to 1. */
export type ImportConfidence = { level: 'sure' | 'check'; sure: number; check: number; covered: number };

/** What reading a document found. `pages` is empty in formats without pages. */
export type ImportReading = {
  content: ResumeContent;
  language: Language;
  pages: PageSize[];
  confidence: ImportConfidence;
  evidence: FieldEvidence[];
  /** all lines in reading order; evidence and unassigned lines point at their ids */
  lines: DocumentLine[];
  unassigned: UnassignedLine[];
  warnings: ImportWarning[];
};
