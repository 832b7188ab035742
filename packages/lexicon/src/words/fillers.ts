/** Words that can go, or shrink, without loss of meaning. `to` is what stays. */
export type Filler = { from: string; to: string };

const pairs = (text: string): readonly Filler[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split('→').map((part) => part.trim());
      return { from, to };
    });

export const englishFillers = pairs(`
  in order to → to
  so as to → to
  due to the fact that → because
  for the purpose of → for
  with the goal of → for
  on a daily basis → daily
  on a weekly basis → weekly
  on a monthly basis → monthly
  on a regular basis → regularly
  in a timely manner → on time
  a wide variety of →
  at this point in time → now
  utilized → used
  utilizing → using
  utilize → use
  utilised → used
  utilising → using
  utilise → use
  successfully →
  effectively →
  efficiently →
  actively →
  proactively →
`);

/** Chinese fillers whose removal leaves the sentence whole; `进行了优化` is handled by the rewrite, which turns the verb. */
export const chineseFillers = pairs(`
  成功地 →
  有效地 →
  积极地 →
  高效地 →
  相关的 →
  各种各样的 →
  一系列的 →
`);

/** `对…进行(了)优化` says no more than `优化…`. */
export const CHINESE_LIGHT_VERB = /进行了?/;
export const CHINESE_VAGUE_TAIL = /等等|等相关工作|等工作/;
