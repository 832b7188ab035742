import { type Static, Type } from 'typebox';
import { APPLICATION_STAGES, type ApplicationStage } from './constants/applications.ts';
import { APPLICATION_CSV_MAX, APPLICATION_LIMITS, JOB_DESCRIPTION_MAX } from './constants/limits.ts';
import { ById, Id, Nothing, takes } from './endpoints/endpoint.ts';

const closed = { additionalProperties: false };
const { line, link, contacts, notes } = APPLICATION_LIMITS;
const stage = Type.Unsafe<ApplicationStage>({ type: 'string', enum: [...APPLICATION_STAGES] });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Optional(Type.Union([type, Type.Null()]));

/**
 * Without `id` a new card, with it what the card says from now on; what is left out stays as it is. `appliedOn`:
 * YYYY-MM-DD. `remindAt`: when the next step is told of, once. A new card may be made from a kept job (`jobId`: its words
 * and its match) or from what was sent (`archiveId`: with the job that version was made for). A card that waits for that
 * job takes the archive instead of a second one being made.
 */
export const SaveApplication = Type.Object(
  {
    id: Type.Optional(Id),
    jobId: Type.Optional(Id),
    archiveId: orNull(Id),
    stage: Type.Optional(stage),
    title: Type.Optional(Type.String({ maxLength: line })),
    employer: Type.Optional(Type.String({ maxLength: line })),
    link: Type.Optional(Type.String({ maxLength: link, pattern: '^(https?://\\S+)?$' })),
    posting: Type.Optional(Type.String({ maxLength: JOB_DESCRIPTION_MAX })),
    contacts: Type.Optional(Type.String({ maxLength: contacts })),
    notes: Type.Optional(Type.String({ maxLength: notes })),
    appliedOn: orNull(Type.String({ format: 'date', pattern: '^[12]' })),
    nextStep: Type.Optional(Type.String({ maxLength: line })),
    remindAt: orNull(Type.String({ format: 'date-time' })),
  },
  closed,
);
export type SaveApplication = Static<typeof SaveApplication>;

/** How the résumé matched the posting when the card was made, 0 to 100; it stays so. */
export type ApplicationMatch = { score: number; overall: number; at: string };

/** A card of the board. `archive` is null where nothing was attached, or where it was deleted since. */
export type ApplicationCard = {
  id: string;
  stage: ApplicationStage;
  title: string;
  employer: string;
  link: string;
  contacts: string;
  appliedOn: string | null;
  nextStep: string;
  remindAt: string | null;
  reminded: boolean;
  match: ApplicationMatch | null;
  archive: { id: string; name: string; fileName: string } | null;
  createdAt: string;
  /** when it came into its stage */
  movedAt: string;
};
export type Application = ApplicationCard & { posting: string; notes: string };

export const ImportApplications = Type.Object(
  { csv: Type.String({ minLength: 1, maxLength: APPLICATION_CSV_MAX }) },
  closed,
);
export type ImportApplications = Static<typeof ImportApplications>;
/** `line` counts from 1, the head's. With one of these nothing of the file was taken. */
export type CsvFault = {
  line: number;
  fault: 'unreadable' | 'head' | 'columns' | 'unnamed' | 'tooLong' | 'stage' | 'link' | 'date' | 'full';
  column: string | null;
};
export type ImportedApplications = { added: number; faults: CsvFault[] };

export const CalendarKey = Type.Object(
  { key: Type.String({ minLength: 22, maxLength: 22, pattern: '^[\\w-]+$' }) },
  closed,
);

export const applicationEndpoints = {
  'GET /application/list': takes(Nothing, {
    access: 'user',
    key: 'read',
    summary: 'My applications, newest move first',
  }).gives<ApplicationCard[]>(),
  'GET /application/detail': takes(ById, {
    access: 'user',
    key: 'read',
    owns: 'application',
    summary: 'One application',
  }).gives<Application>(),
  'POST /application/updateing': takes(SaveApplication, {
    access: 'user',
    key: 'write',
    changes: true,
    owns: 'application',
    perMinute: 60,
    summary: 'A new application, also from a job or an archive, or what it says from now on',
  }).gives<Application>(),
  'GET /application/del': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'application',
    summary: 'Take an application off the board; for 24 hours it can be put back',
  }).gives<null>(),
  'POST /application/restore': takes(ById, {
    access: 'user',
    changes: true,
    owns: 'application',
    summary: 'Put back what was deleted',
  }).gives<Application>(),
  'GET /application/export': takes(Nothing, {
    access: 'user',
    key: 'read',
    raw: 'file',
    perMinute: 20,
    summary: 'My applications as CSV',
  }).gives<never>(),
  'POST /application/import': takes(ImportApplications, {
    access: 'user',
    changes: true,
    perMinute: 10,
    summary: 'Applications from CSV: all of them, or none and what is wrong by line',
  }).gives<ImportedApplications>(),
  'GET /application/feed': takes(Nothing, {
    access: 'user',
    summary: 'The secret address of my calendar of next steps; null where there is none',
  }).gives<{ url: string | null }>(),
  'POST /application/feed/renew': takes(Nothing, {
    access: 'user',
    changes: true,
    perMinute: 20,
    summary: 'A new address; the old one leads nowhere at once',
  }).gives<{ url: string | null }>(),
  'POST /application/feed/withdraw': takes(Nothing, {
    access: 'user',
    changes: true,
    summary: 'No calendar any more',
  }).gives<{ url: string | null }>(),
  'GET /application/calendar': takes(CalendarKey, {
    access: 'visitor',
    raw: 'file',
    perMinute: 60,
    summary: 'The calendar behind a secret address, as iCalendar',
  }).gives<never>(),
};
