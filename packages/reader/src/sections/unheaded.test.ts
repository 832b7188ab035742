import { expect, test } from 'vitest';
import { readResume } from '../formats/read-resume.ts';

const TEXT = `Marlon T. Quade
88 Alder Street, Akron, OH 44301
(330) 555-0144  marlon.quade@example.com

03/2019 - Present  Tallow Creek Logistics, Akron OH  Yard Driver
- moves 60 trailers a shift
- trains new drivers
06/2014 - 02/2019  Benton Steel Haulers, Lorain OH  Flatbed Driver
- carried coils and plate
- kept the log without a fault for five years
08/2011 - 05/2014  Hillcrest Beverage Co., Toledo OH  Route Driver
- 20 stops a day
`;

test('work that no heading announces is read as work; what stands above stays the head', async () => {
  const { content } = await readResume(new TextEncoder().encode(TEXT));
  expect(content.basics).toMatchObject({ name: 'Marlon T. Quade', email: 'marlon.quade@example.com' });
  expect(content.work.map(({ start, end }) => [start, end])).toEqual([
    ['2019-03', null],
    ['2014-06', '2019-02'],
    ['2011-08', '2014-05'],
  ]);
  expect(content.work[1]!.company).toContain('Benton Steel Haulers');
  expect(content.work[1]!.content).toHaveLength(2);
});
