import { toDate } from '../../values/parse-dates.ts';
import type { Row, Tables } from './tables.ts';

/** `Mar 2019` as the schema writes it; what is no date stays as it is, and is shown as not understood. */
const date = (text: string | undefined) => text && (toDate(text) || text);
const period = (row: Row) => ({
  startDate: date(row['Started On'] ?? row['Start Date']),
  endDate: date(row['Finished On'] ?? row['End Date']),
});

const GLYPH = /^[•●▪◦·*–-]\s*/;

/** Text of one line is a summary, each of several lines a bullet. */
function told(text: string | undefined) {
  const lines = (text ?? '').split(/\r?\n/).map((line) => line.trim().replace(GLYPH, ''));
  const said = lines.filter((line) => line !== '');
  return said.length > 1 ? { highlights: said } : { summary: said[0] };
}

/** Addresses of a cell such as `[COMPANY:https://a.example,OTHER:https://b.example]`. */
const addressesIn = (cell = ''): string[] => cell.match(/https?:\/\/[^\s,\]]+/g) ?? [];
const handlesIn = (cell = ''): string[] =>
  cell
    .replace(/[[\]]/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const lines = (rows: Row[]): string[] => rows.map((row) => Object.values(row).join(' · '));

function basicsOf({ profile, 'email addresses': mails, phonenumbers: phones }: Tables) {
  const row = profile[0] ?? {};
  const [url, ...others] = addressesIn(row.Websites);
  const primary = mails.find(({ Primary }) => /^yes$/i.test(Primary ?? '')) ?? mails[0];
  return {
    name: [row['First Name'], row['Last Name']].filter(Boolean).join(' '),
    label: row.Headline,
    industry: row.Industry,
    email: primary?.['Email Address'],
    phone: phones[0]?.Number,
    url,
    summary: row.Summary,
    location: { address: row['Geo Location'] ?? row.Address },
    profiles: [
      ...others.map((one) => ({ network: one.split('/')[2], url: one })),
      ...handlesIn(row['Twitter Handles']).map((username) => ({ network: 'Twitter', username })),
    ],
  };
}

/**
 * The data export of LinkedIn as JSON Resume. Courses, organisations, patents and scores, for which that schema has no
 * section, come under their own names.
 */
export function toJsonResume(tables: Tables): object {
  return {
    basics: basicsOf(tables),
    work: tables.positions.map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      ...period(row),
      ...told(row.Description),
    })),
    volunteer: tables.volunteering.map((row) => ({
      organization: row['Company Name'],
      position: row.Role,
      cause: row.Cause,
      ...period(row),
      ...told(row.Description),
    })),
    education: tables.education.map((row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      ...period(row),
      summary: [row.Notes, row.Activities].filter(Boolean).join('\n'),
    })),
    skills: tables.skills.length ? [{ keywords: tables.skills.map(({ Name }) => Name) }] : [],
    certificates: tables.certifications.map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      date: date(row['Started On']),
      expires: date(row['Finished On']),
      licenseNumber: row['License Number'],
      url: row.Url,
    })),
    languages: tables.languages.map((row) => ({ language: row.Name, fluency: row.Proficiency })),
    projects: tables.projects.map((row) => ({
      name: row.Title,
      url: row.Url,
      ...period(row),
      ...told(row.Description),
    })),
    awards: tables.honors.map((row) => ({ title: row.Title, date: date(row['Issued On']), summary: row.Description })),
    publications: tables.publications.map((row) => ({
      name: row.Name,
      publisher: row.Publisher,
      releaseDate: date(row['Published On']),
      url: row.Url,
      summary: row.Description,
    })),
    Courses: lines(tables.courses),
    Organizations: lines(tables.organizations),
    Patents: lines(tables.patents),
    'Test scores': lines(tables.test_scores),
  };
}
