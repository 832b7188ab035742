import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { parseProjects } from '../fields/projects.ts';

const projects = (text: string) => parseProjects(linesOf(text)).map(({ name, start }) => [name, start]);

test('lines that each tell of one project by its name, its year and what it is', () => {
  expect(projects('Owl Box (2019). A camera for nests in barns\nReed Map (2021). 14 ponds drawn by hand')).toEqual([
    ['Owl Box', '2019'],
    ['Reed Map', '2021'],
  ]);
  expect(projects('2018 owlbox: camera node for nests\nreedmap: tool that draws the ponds')).toEqual([
    ['owlbox', '2018'],
    ['reedmap', ''],
  ]);
  expect(projects('Owl Box | 2019 | camera for nests in barns\nReed Map | 2021 | ponds drawn by hand')).toEqual([
    ['Owl Box', '2019'],
    ['Reed Map', '2021'],
  ]);
});

test('so do points that say at their end when it was', () => {
  expect(projects('- Owl Box: camera for nests (2019)\n- Reed Map: ponds of the valley drawn by hand (2021)')).toEqual([
    ['Owl Box', '2019'],
    ['Reed Map', '2021'],
  ]);
});

test('labels of one project and points that say no year begin none', () => {
  expect(
    projects('**Owl Box\t2019\nTools: solder, Rust and much patience\nRole: drew the first three boards'),
  ).toHaveLength(1);
  expect(projects('**Owl Box\t2019\n- Power: ran for two years\n- Range: reached over the hill')).toHaveLength(1);
});
