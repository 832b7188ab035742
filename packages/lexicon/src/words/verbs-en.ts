import { conjugate } from './conjugate.ts';
import { OWNERSHIP, type Ownership } from './ownership.ts';

export type EnglishVerb = { base: string; past: string; gerund: string; level: Ownership };

const lists: [Ownership, string][] = [
  [OWNERSHIP.assist, `aid assist contribute cooperate help participate shadow support`],
  [
    OWNERSHIP.did,
    `accelerate achieve acquire adapt adopt adjust advance advise advocate align allocate analyze analyse answer apply
    appraise architect arrange assemble assess assign attain attract audit author automate balance benchmark book boost bring/brought
    broaden budget build/built calculate calibrate catalog/cataloged categorize centralize certify check clarify clean
    close coach code collaborate collect combine communicate compare compile complete compose compute conceive
    condense conduct configure connect consolidate construct consult containerize convert convey coordinate correct counsel
    craft create cultivate curate customize cut/cut/cutting debug/debugged decrease define delegate deliver demonstrate deploy
    design detect determine develop devise diagnose digitize discover dispatch distribute diversify document double draft
    draw/drew/drawing earn edit educate eliminate enable encourage enforce engage engineer enhance enlarge ensure establish
    estimate evaluate examine execute exceed expand expedite experiment explain explore export extend extract
    fabricate facilitate file finalize fine-tune/fine-tuned fix forecast/forecast/forecasting formalize formulate forge
    foster fulfil/fulfilled fulfill gain gather generate grow/grew/growing guide halve handle harmonize host identify
    illustrate implement import improve incorporate increase index influence inform initiate inspect inspire install
    institute instruct integrate interpret interview introduce invent investigate issue keep/kept launch label lower
    localize maintain make/made/making map/mapped market maximize measure mediate mentor merge migrate minimize mitigate
    model moderate modernize modify monitor motivate move navigate negotiate obtain onboard optimize optimise order
    organize organise originate outperform overhaul package perform persuade pilot pinpoint plan/planned port
    position prepare present prevent price print prioritize process procure produce program/programmed promote propose
    prospect prototype prove provide publicize publish purchase qualify quantify raise rank reach reactivate rebuild/rebuilt
    recommend reconcile record recover recruit redesign reduce refactor refine reform register reinforce relaunch release
    remodel renegotiate reorganize repair replace replicate report represent rescue research resolve respond restore
    restructure retain revamp review revise revitalize rewrite/rewrote/rewriting save scale schedule screen script secure segment
    select sell/sold serve settle set/set/setting shape ship/shipped shorten showcase simplify simulate sketch slash solve
    source spark specify standardize steer stimulate stock strategize streamline strengthen structure study submit/submitted
    summarize supply surpass survey sustain synthesize systematize tailor target teach/taught test tighten trace track trade
    train transcribe transfer/transferred transform transition translate treat triage trim/trimmed triple troubleshoot/troubleshot
    tune turn tutor uncover unify update upgrade upsell/upsold use validate verify visualize volunteer win/won/winning
    wire write/wrote/writing work take/took give/gave hold/held/holding meet/met begin/began/beginning speak/spoke/speaking
    choose/chose spend/spent/spending send/sent/sending`,
  ],
  [
    OWNERSHIP.managed,
    `administer control drive/drove/driving govern manage operate oversee/oversaw/overseeing own run/ran/running supervise`,
  ],
  [OWNERSHIP.led, `captain chair champion command direct found head lead/led mastermind orchestrate pioneer spearhead`],
];

export const englishVerbs: readonly EnglishVerb[] = lists.flatMap(([level, list]) =>
  list.split(/\s+/).map((word) => ({ ...conjugate(word), level })),
);

const byForm = new Map<string, EnglishVerb>();
for (const verb of englishVerbs) for (const form of [verb.base, verb.past, verb.gerund]) byForm.set(form, verb);
for (const verb of englishVerbs) {
  const third = /(s|x|ch|sh)$/.test(verb.base)
    ? `${verb.base}es`
    : /[^aeiou]y$/.test(verb.base)
      ? `${verb.base.slice(0, -1)}ies`
      : `${verb.base}s`;
  if (!byForm.has(third)) byForm.set(third, verb);
}

/** The verb of any of its forms (base, past, -ing, third person), whatever the case of the letters. */
export const findEnglishVerb = (word: string): EnglishVerb | undefined => byForm.get(word.toLowerCase());
