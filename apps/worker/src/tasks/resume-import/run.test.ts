import { Failure } from '@verdant/contracts';
import { defaultStyle } from '@verdant/resume';
import { samples } from '@verdant/typesetter';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import { describe, expect, it } from 'vitest';
import { contextWith, subjectOf } from '../../../testing/job-context.ts';
import { importResume } from './run.ts';

const typesetter = sharedTypesetter();

const importing = (bytes: Uint8Array) => {
  const file = async (id: string) => ({ name: `${id}.pdf`, bytes });
  return { subject: subjectOf<'resume.import'>('en', { fileId: 'f1' }, { file }), ...contextWith(null) };
};

describe.each(['en', 'zh'] as const)('import, %s', (language) => {
  it('turns our own PDF back into sections', async () => {
    const { bytes } = await typesetter.pdf({ content: samples[language], language, style: defaultStyle(language) });
    const { subject, context, reported } = importing(bytes);
    const output = await importResume(subject, context);
    expect(output.language).toBe(language);
    expect(output.found).toMatchObject({ kind: 'pdf', engine: { name: 'rules' } });
    expect(output.found.pages.length).toBeGreaterThanOrEqual(1);
    expect(output.found.evidence.length).toBeGreaterThan(20);
    expect(output.found).not.toHaveProperty('content');
    expect(output.content.basics).toMatchObject({
      name: samples[language].basics.name,
      email: samples[language].basics.email,
    });
    expect(output.content.work[0]!.company).toBe(samples[language].work[0]!.company);
    const percents = reported.map(([, percent]) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect([percents[0], percents.at(-1)]).toEqual([5, 90]);
    expect([...new Set(reported.map(([stage]) => stage))]).toEqual(['reading', 'sections', 'saving']);
  }, 60_000);
});

it('says plainly what is no document', async () => {
  const { subject, context } = importing(new Uint8Array([0, 1, 2, 3, 4, 5]));
  const refused = await importResume(subject, context).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({ error: 'notSupported', retry: false });
});

it('ends when the worker drains', async () => {
  const { bytes } = await typesetter.pdf({ content: samples.en, language: 'en', style: defaultStyle('en') });
  const { subject, context, stop } = importing(bytes);
  stop.abort(new Error('drained'));
  await expect(importResume(subject, context)).rejects.toThrow('drained');
}, 60_000);
