import { list } from '../match/list.ts';

/** Second halves of compounds (`hard-working`, `real-time`) that hardly ever are the end of a divided word. */
export const secondHalves = list(`
  based, driven, working, oriented, focused, facing, related, specific, friendly, effective, functional, efficient,
  quality, performance, platform, party, level, scale, term, source, stack, solving, making, learning, thinking, ended,
  sized, paced, minded, rated, run, ready, led, first, class, winning, border, team, person, month, week, year, wide, free,
  aware, aided, assisted, enabled, powered, backed, built, grade, fold, tolerant, tolerance, availability, available,
  throughput, latency, to, off, up, on, in, of, by, and, the
`);
/** Those that are second halves only as whole words before a space. */
export const secondHalvesBeforeSpace = list('time, end');

/** With one of these before them even those second halves make one word: `networking`, `resource`, `dissolving`. */
export const firstHalvesOfOneWord = list(`
  un, in, re, dis, dys, out, over, under, mid, up, inter, multi, net, sur, cor, week, life, some, any, every
`);
