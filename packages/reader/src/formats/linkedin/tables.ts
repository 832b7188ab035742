import { Failure } from '@verdant/contracts';
import { parse } from 'csv-parse/sync';
import { decodeText } from '../detect-kind.ts';
import { unzip } from '../unzip.ts';

/** A row by the names of its columns; cells that say nothing are left out. */
export type Row = Record<string, string>;

/** The tables of a LinkedIn data export that a résumé is made of, by their files' names. */
export const TABLES = [
  'profile',
  'email addresses',
  'phonenumbers',
  'positions',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'honors',
  'publications',
  'volunteering',
  'courses',
  'organizations',
  'patents',
  'test_scores',
] as const;
export type TableName = (typeof TABLES)[number];
export type Tables = Record<TableName, Row[]>;

const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.csv$/i, '').toLowerCase();
const isTable = (path: string): boolean => /\.csv$/i.test(path) && (TABLES as readonly string[]).includes(nameOf(path));

function rowsOf(bytes: Uint8Array): Row[] {
  const text = decodeText(bytes);
  if (text === null) throw new Failure('damaged', { cause: 'a table is no text' });
  try {
    const rows: Row[] = parse(text, { columns: true, bom: true, relax_column_count: true, skip_empty_lines: true });
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, cell]) => (cell.trim() ? [[name.trim(), cell.trim()]] : [])),
      ),
    );
  } catch (cause) {
    throw new Failure('damaged', { cause });
  }
}

/** Throws `Failure` damaged where the ZIP or one of its tables can't be read. */
export function tablesOf(zip: Uint8Array): Tables {
  const tables = Object.fromEntries(TABLES.map((name) => [name, [] as Row[]])) as Tables;
  for (const [path, bytes] of unzip(zip, isTable)) tables[nameOf(path) as TableName] = rowsOf(bytes);
  return tables;
}
