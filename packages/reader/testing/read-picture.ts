import type { ResumeContent } from '@verdant/contracts';
import type { Typesetter } from '@verdant/typesetter';
import { expect } from 'vitest';
import type { Reader } from '../src/isolate/create-reader.ts';
import { faultsOf } from './evidence-faults.ts';
import { bullets, picture, share } from './pictures.ts';

/** A picture of an English résumé is read; every field is to be checked. */
export async function readsPicture(typesetter: Typesetter, reader: Reader, content: ResumeContent): Promise<void> {
  const stages: string[] = [];
  const onStage = (stage: string) => void stages.push(stage);
  const reading = await reader.read(await picture(typesetter, 'en', content), { onStage });
  expect(reading).toMatchObject({ kind: 'picture', language: 'en' });
  expect(new Set(stages)).toEqual(new Set(['reading', 'ocr']));
  expect(reading.content.basics).toMatchObject({ name: content.basics.name, email: content.basics.email });
  expect(reading.content.work[0]).toMatchObject({ position: 'Operations Analyst', start: '2022-07', end: null });
  expect(share(bullets(content), bullets(reading.content))).toBeGreaterThan(0.9);
  expect(reading.evidence.every(({ confidence, reason }) => confidence === 'check' && reason === 'ocr')).toBe(true);
  expect(reading.evidence.every(({ boxes }) => boxes.length > 0)).toBe(true);
  expect(reading.warnings.map(({ code }) => code)).toContain('ocr');
  expect(faultsOf(reading)).toEqual([]);
}
