import { expect, test } from 'vitest';
import { openEntry, openTermFinder } from './open-terms.ts';

test.each([
  ['ROS2', 'moved from ROS 1 to ROS 2 Humble', ['ROS 2']],
  ['ROS 2', 'ROS2, ROS-2', ['ROS2', 'ROS-2']],
  ['ROS2', 'ROS 20, ROS', []],
  ['Y14.5', 'ASME Y14.5', ['Y14.5']],
])('%s in "%s"', (asked, text, found) => {
  expect(openTermFinder([openEntry(asked)])(text).map(({ from, to }) => text.slice(from, to))).toEqual(found);
});
