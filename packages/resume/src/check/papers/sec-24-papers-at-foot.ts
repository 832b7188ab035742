import type { ResumeDocument } from '../../document/document.ts';
import { newestPost } from '../../document/of-now.ts';
import { allSimplified } from '../../text/simplified.ts';
import { type Check, hint } from '../check.ts';
import { papersHiredBy } from './hired-by-papers.ts';

/** What is shown at a gate or looked up in a register, in any trade: one that stands above says that there are some. */
const PAPER =
  /\blicen[cs]e|\bcards?\b|\btickets?\b|\bregist(?:ered|ration)|18th edition|\bBS ?7671\b|\b23(?:91|82)\b|gas safe|\b(?:IPAF|PASMA|CSCS|ECS|JIB|CompEx|CPC|ADR|CDL|TWIC|OSHA|NCCER|NMC|RN|BLS|ACLS|NVQ|DBS|NDIS|SIA|MEWP|CCRN|HAZMAT)\b|safe ?pass|\bAWS\b|\bASME\b|\b6G\b|\bcert(?:ificate)? (?:III|IV|3|4)\b|care certificate|journeyman|red seal|f-?gas|endorsement|first aid|code 95|(?<!保|考|认|论|验)证(?!明|件|券|据|实|照)|执业|从业资格|操作|驾|6G/i;
/** Courses of office programs and languages, and what everybody has. */
const OF_ALL = /普通话|英语|四级|六级|计算机|驾照|C1|荣誉|\bexcel\b|\bielts\b|typing|driver['’]s licen[cs]e/i;
const LONGEST_NAME = 48;
const MOST_NAMED = 3;
/** Pages from the top below which nobody looks first. */
const FOOT = 0.5;

/** Papers that stand below all work, while nothing above it names one. */
function atFoot(document: ResumeDocument): { path: string; text: string }[] {
  const { content, layout } = document;
  const post = newestPost(document)?.position.trim() || content.intention.position;
  const { certifications, work } = layout?.sections ?? {};
  const ofTrade = papersHiredBy(post);
  if (!certifications || !work || !ofTrade) return [];
  if (certifications.from < FOOT || certifications.from <= work.to) return [];
  // a section that begins above the work may name them as well
  const stands = (section: string) => (layout?.sections[section]?.from ?? Number.POSITIVE_INFINITY) < work.from;
  const above = [
    content.basics.introduction,
    content.intention.position,
    ...(stands('custom') ? content.custom.flatMap(({ title, items }) => [title, ...items]) : []),
    ...(stands('skills') ? content.skills.flatMap(({ items }) => items) : []),
  ];
  if (above.some((text) => PAPER.test(allSimplified(text)))) return [];
  return content.certifications
    .filter(({ name }) => ofTrade.test(allSimplified(name)) && !OF_ALL.test(name) && name.length <= LONGEST_NAME)
    .map(({ id, name }) => ({ path: `certifications/${id}/name`, text: name }));
}

export const papersAtFoot: Check = {
  id: 'SEC-24',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'What you are hired by stands at the foot', zh: '上岗要看的证排在最后' },
  detects: {
    en: 'Trades that are hired by their tickets, licences and registrations, where these stand below all work and the opening names none. Only said.',
    zh: '焊工、电工、司机、社工等先看证的岗位，证书排在全部经历后面，开头也没有提。只作提示。',
  },
  advice: {
    en: 'Whoever hires for this trade looks at the papers first. Bring them up, above the work.',
    zh: '这一行用人先看证。把证书挪到工作经历前面。',
  },
  praise: null,
  example: {
    en: { bad: 'Tickets on the last lines of page 2', good: 'Tickets in one line under the profile' },
    zh: { bad: '操作证写在最后一行', good: '操作证写在工作经历前面' },
  },
  notOnForms: true,
  worth: 1.6,
  restsOn: 'label',
  touches: ['certifications'],
  run: (document) => {
    const papers = atFoot(document);
    const [first] = papers;
    if (!first) return hint([]);
    const named = papers.slice(0, MOST_NAMED).map(({ text }) => text.trim());
    return hint([
      {
        ...first,
        advice: {
          en: `${named.map((name) => `“${name}”`).join(', ')}: in this trade people are hired by these, and they stand below all your work. Put them in one line under the opening.`,
          zh: `这一行用人先看证，${named.map((name) => `“${name}”`).join('')}却排在全部经历后面。挪到工作经历前面，写一行就够。`,
        },
      },
    ]);
  },
};
