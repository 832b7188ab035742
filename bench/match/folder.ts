import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { emptyContent, type ResumeContent } from '@verdant/contracts';

/** Terms as the posting writes them; an array is an OR-group. What is neutral counts neither way. */
export type Gold = {
  title: string | string[] | null;
  must: (string | string[])[];
  nice: (string | string[])[];
  /** least years asked for */
  years: number | null;
  degree: string | string[] | null;
  degreeAny?: string[];
  duties?: (string | string[])[];
  soft?: (string | string[])[];
  majors?: (string | string[])[];
};
export const PEOPLE = ['strong', 'partial', 'weak'] as const;
export type Job = { id: string; text: string; gold: Gold; people: ResumeContent[] };

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Folders with jd.txt, gold.json and, where there are any, the three people: from the best of them to the worst. */
export const readJobs = (folder: string): Job[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .filter((path) => readdirSync(path).includes('jd.txt'))
    .sort()
    .map((path) => {
      const files = readdirSync(path);
      const people = PEOPLE.map((name) => `${name}.json`).filter((file) => files.includes(file));
      return {
        id: basename(path),
        text: readFileSync(join(path, 'jd.txt'), 'utf8'),
        gold: json(join(path, 'gold.json')) as Gold,
        people: people.map((file) => ({ ...emptyContent(), ...(json(join(path, file)) as Partial<ResumeContent>) })),
      };
    });
