import { expect, it } from 'vitest';
import { loginTo, newResume, paths, wantedFrom } from './paths.ts';

const back = (address: string) => wantedFrom(new URLSearchParams(address.split('?')[1]));

it('leads back to what was wanted', () => {
  expect(back(loginTo(newResume('import')))).toBe('/resume?new=import');
  expect(back(loginTo(paths.workspace('a/b')))).toBe('/resume-library/a%2Fb');
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'never leads to another site: %s',
  (wanted) => {
    expect(back(loginTo(wanted))).toBe(paths.resumes);
  },
);
