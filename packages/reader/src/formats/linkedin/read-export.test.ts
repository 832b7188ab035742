import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { faultsOf } from '../../../testing/evidence-faults.ts';
import { readResume } from '../read-resume.ts';

const TABLES: Record<string, string> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Ingrid,Solheim,,,,Dispatcher,"Plans night freight, mostly by rail.",,,"Bergen, Norway",[isolheim],"[COMPANY:https://freight.example,OTHER:https://ingrid.example/talks]",\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/2/20\ningrid@example.com,Yes,Yes,1/2/23\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Fjord Freight,Senior Dispatcher,"• Planned 46 trains a night.\n• Trained six colleagues.","Bergen",Mar 2019,\n' +
    'Nordlag,Dispatcher,One desk for three terminals.,,2015,Feb 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nElvestad College,2011,2014,,BSc Logistics,Rowing\n',
  'Skills.csv': 'Name\nSlot planning\nSQL\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nDangerous Goods Adviser,,Transport Board,Oct 2021,,77\n',
  'Languages.csv': 'Name,Proficiency\nGerman,Professional working proficiency\n',
  'Courses.csv': 'Name,Number\nQueueing theory,OR-2\n',
};
const zip = (tables: Record<string, string>, folder = '') =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, text]) => [`${folder}${name}`, strToU8(text)])));

test.each(['', 'Complete_LinkedInDataExport_01-02-2026/'])(
  'every table of an export goes into its section (%s)',
  async (folder) => {
    const reading = await readResume(zip({ ...TABLES, 'Connections.csv': 'Notes:\n"Not ours"\n' }, folder));
    const { basics, work, education, skills, certifications, languages, custom } = reading.content;
    expect(reading).toMatchObject({ kind: 'linkedin', language: 'en' });
    // a post that goes on has no word for it
    expect(faultsOf(reading).filter((fault) => !/end: no evidence for null/.test(fault))).toEqual([]);
    expect(basics).toMatchObject({ name: 'Ingrid Solheim', email: 'ingrid@example.com' });
    expect(work).toMatchObject([
      {
        company: 'Fjord Freight',
        position: 'Senior Dispatcher',
        start: '2019-03',
        end: null,
        content: ['Planned 46 trains a night.', 'Trained six colleagues.'],
      },
      { company: 'Nordlag', position: 'Dispatcher', start: '2015', end: '2019-02' },
    ]);
    expect(education).toMatchObject([{ school: 'Elvestad College', start: '2011', end: '2014' }]);
    expect(skills.flatMap(({ items }) => items)).toEqual(['Slot planning', 'SQL']);
    expect(certifications).toMatchObject([{ name: 'Dangerous Goods Adviser', issuer: 'Transport Board' }]);
    expect(languages).toMatchObject([{ language: 'German' }]);
    // what nothing of ours is made for is kept, and nothing is lost
    expect(JSON.stringify(custom)).toContain('Queueing theory');
    const said = JSON.stringify([reading.content, reading.unassigned]);
    for (const text of [
      'Bergen, Norway',
      'isolheim',
      'ingrid.example/talks',
      'mostly by rail',
      'One desk',
      'Rowing',
      '77',
    ])
      expect(said).toContain(text);
  },
);

test('a table that is no table, or an export without one, says so', async () => {
  await expect(readResume(zip({ 'Positions.csv': 'Title\n"Not closed\n' }))).rejects.toMatchObject({
    error: 'damaged',
  });
  await expect(readResume(zip({ 'Profile.csv': 'First Name\n' }))).rejects.toMatchObject({ error: 'noText' });
  await expect(readResume(zip({ 'Anything.csv': 'Title\nx\n' }))).rejects.toMatchObject({ error: 'notSupported' });
});
