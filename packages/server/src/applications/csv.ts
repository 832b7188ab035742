import {
  APPLICATION_LIMITS,
  APPLICATION_STAGES,
  type ApplicationStage,
  type CsvFault,
  Failure,
  type ImportedApplications,
  JOB_DESCRIPTION_MAX,
  MAX_APPLICATIONS,
} from '@verdant/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { lockUser } from '../people/lock-user.ts';
import { applications } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import type { Services } from '../services.ts';
import { ownApplications } from './application-rows.ts';
import { BLANK, roomForCards } from './applications.ts';

/** The columns in their order, with what each may hold. */
const columns = {
  stage: 20,
  title: APPLICATION_LIMITS.line,
  employer: APPLICATION_LIMITS.line,
  link: APPLICATION_LIMITS.link,
  appliedOn: 10,
  nextStep: APPLICATION_LIMITS.line,
  contacts: APPLICATION_LIMITS.contacts,
  notes: APPLICATION_LIMITS.notes,
  posting: JOB_DESCRIPTION_MAX,
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];
const FAULTS_TOLD = 50;

/** UTF-8 with its mark, for spreadsheets. What a spreadsheet would take for a formula is written as text (CWE-1236). */
export async function applicationsCsv({ db }: Services, userId: string): Promise<Buffer> {
  const rows = (await ownApplications(db, userId)).map(({ application }) =>
    names.map((name) => application[name] ?? ''),
  );
  return Buffer.from(stringify([names, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
}

type Record = { record: string[]; info: { lines: number } };
/** The sign that guards a formula is no part of the text. */
const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '').trim();
const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const tests: { fault: CsvFault['fault']; column: Column; wrong: (text: string) => boolean }[] = [
  { fault: 'stage', column: 'stage', wrong: (text) => !(APPLICATION_STAGES as readonly string[]).includes(text) },
  { fault: 'link', column: 'link', wrong: (text) => !/^https?:\/\/\S+$/.test(text) },
  { fault: 'date', column: 'appliedOn', wrong: (text) => !isDay(text) },
];

function faultsOf(row: Map<Column, string>, line: number): CsvFault[] {
  const faults: CsvFault[] = names
    .filter((name) => (row.get(name) ?? '').length > columns[name])
    .map((column) => ({ line, fault: 'tooLong', column }));
  for (const { fault, column, wrong } of tests) {
    const text = row.get(column);
    if (text && wrong(text)) faults.push({ line, fault, column });
  }
  if (!row.get('title') && !row.get('employer')) faults.push({ line, fault: 'unnamed', column: 'title' });
  return faults;
}

type Parsed = { rows: Map<Column, string>[]; faults: CsvFault[] };

function read(csv: string): Parsed {
  const only = (line: number, fault: CsvFault['fault']): Parsed => ({
    rows: [],
    faults: [{ line, fault, column: null }],
  });
  let records: Record[];
  try {
    const how = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
    records = parse(csv, how) as unknown as Record[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return only(Number((error as unknown as { lines?: number }).lines ?? 1), 'unreadable');
  }
  const head = (records[0]?.record ?? []).map((name) => name.trim() as Column);
  if (!head.includes('title') && !head.includes('employer')) return only(1, 'head');
  if (records.length - 1 > MAX_APPLICATIONS) return only(MAX_APPLICATIONS + 2, 'full');
  const faults: CsvFault[] = [];
  const rows = records.slice(1).map(({ record, info: { lines: line } }) => {
    if (record.length !== head.length) faults.push({ line, fault: 'columns', column: null });
    const row = new Map(head.map((name, at) => [name, unguarded(storable(record[at] ?? ''))]));
    faults.push(...faultsOf(row, line));
    return row;
  });
  return { rows, faults: faults.slice(0, FAULTS_TOLD) };
}

/** All cards of a file, or none and what is wrong in which line. Columns with other names are left aside. */
export async function importApplications(
  services: Services,
  userId: string,
  csv: string,
): Promise<ImportedApplications> {
  const { rows, faults } = read(csv);
  if (faults.length || !rows.length) return { added: 0, faults };
  const now = services.now();
  const cards = rows.map((row) => {
    const said = Object.fromEntries([...row].filter(([name, text]) => name in columns && text));
    return { ...BLANK, ...(said as { stage?: ApplicationStage }), userId, createdAt: now, movedAt: now };
  });
  try {
    await services.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      await roomForCards(tx, userId, cards.length);
      await tx.insert(applications).values(cards);
    });
  } catch (error) {
    if (!(error instanceof Failure) || error.error !== 'applicationLimit') throw error;
    return { added: 0, faults: [{ line: 1, fault: 'full', column: null }] };
  }
  return { added: cards.length, faults: [] };
}
