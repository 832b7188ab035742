import { pairs } from './pairs.ts';

/** What takes several words where one says the same. Nothing here carries a fact. */
export const englishLongwinded = pairs(`
  a total of →, the majority of → most, with regard to → on, in regards to → on, in regard to → on, with respect to → on,
  as well as → and, prior to → before, subsequent to → after, for the duration of → during, in the field of → in,
  in the area of → in, at the same time → , each and every → every, in close cooperation with → with,
  in close collaboration with → with, in cooperation with → with, for the purposes of → for, in spite of → despite,
  in the course of → during, with the help of → with, by means of → by, by way of → by, until such time as → until,
  on an annual basis → yearly, on a quarterly basis → quarterly, on an hourly basis → hourly, in a safe manner → safely,
  in a professional manner → professionally, in an accurate manner → accurately, in an efficient manner → efficiently,
  on a case-by-case basis → case by case, in the near future → soon, in conjunction with → with,
  in relation to → on, a variety of →, a range of →, all of the → all,
  both of the → both the, in and around → around, first and foremost → first, with a view to → for,
  very →, really →, quite →, basically →, actually →, currently →
`);

/** The same of Chinese. Chinese leaves no gap between words, so only what cannot run across two of them is listed. */
export const chineseLongwinded = pairs(`
  在工作过程中 → , 在工作当中 → ,
  的过程当中 → 中, 的过程中 → 中, 与此同时 → 同时, 并且 → 并, 以及 → 和, 为了能够 → 为, 各个部门 → 各部门, 所有的 → 所有,
  方面的工作 → , 等各个方面 → 等, 等各方面 → 等, 等方面的工作 → 等, 等相关工作 → 等, 日常的 → 日常, 相关的工作 → 工作,
  及时有效地 → 及时, 认真负责地 → 认真, 来进行 → 进行, 用来 → 用于, 的方式来 → , 对于 → 对, 一个月的时间 → 一个月,
  在此期间 → 期间, 从而实现了 → 实现, 从而 → , 进而 → , 极大地 → , 很好地 → , 圆满地 →
`);

/** Verbs that say nothing beside a noun that says it all: `carried out an inspection of`. */
export const lightVerbs = 'carried out|conducted|performed|undertook|made|did|provided|gave|offered';

/** Those nouns with the words that lead on to what was worked on, and the deed as a verb. */
export const deedNouns: ReadonlyMap<string, { joints: string; verb: string }> = new Map(
  pairs(`
    analysis of|on → analyzed, analyses of|on → analyzed, inspection of|on → inspected, inspections of|on → inspected,
    review of → reviewed, reviews of → reviewed, maintenance of|on → maintained, assessment of → assessed,
    assessments of → assessed, evaluation of → evaluated, evaluations of → evaluated, training of|to → trained,
    translation of → translated, translations of → translated, repair of|on|to → repaired, repairs of|on|to → repaired,
    cleaning of → cleaned, audit of → audited, audits of → audited, installation of → installed,
    improvement of|to → improved, improvements to → improved, adjustment of|to → adjusted, adjustments to → adjusted,
    calculation of → calculated, calculations of → calculated, investigation of|into → investigated,
    investigations of|into → investigated, verification of → verified, testing of|on → tested, tests of|on → tested,
    monitoring of → monitored, research on|into → researched, updates to → updated, assistance to → assisted,
    support to → supported, revisions of|to → revised, corrections of|to → corrected, preparation of → prepared,
    comparison of → compared, comparisons of → compared, measurements of → measured, checks of|on → checked
  `).map(([noun, verb]) => {
    const [word = '', joints = ''] = noun.split(' ');
    return [word, { joints, verb }];
  }),
);
