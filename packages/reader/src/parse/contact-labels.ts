import { anyOf, type ContactLabel, contactLabelKind, isPersonalLabel, skillLabels } from '@verdant/lexicon/vocabulary';

type LabelKey = ContactLabel;

/** `联络电话 Mobile`: a label in two languages says it twice. */
const BILINGUAL = /^(\p{Script=Han}{2,6})\s*\/?\s*[A-Za-z][A-Za-z. -]{2,20}$/u;

/** `现 居 地`: spaces that spread a label over its column. */
const SPREAD = /(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu;

/** `执业（技术）资格证书`: what may stand there as well. */
const ASIDE = /(?<=^\p{Script=Han}{2,6})[（(]\p{Script=Han}{1,4}[)）](?=\p{Script=Han}{2})/u;
/** A label without what its brackets add. */
export const withoutAside = (text: string): string => (text.length > MOST_BESIDE ? text : text.replace(ASIDE, ''));

/** `Lives / will travel`: where somebody lives, and what is asked beside it. */
const livesBeside = (text: string): LabelKey | undefined => {
  const [first, ...others] = text.length > MOST_BESIDE || /[:：]/.test(text) ? [] : text.split(/\s?\/\s?/);
  return first && others.length === 1 && contactLabelKind(first) === 'address' ? 'address' : undefined;
};
const MOST_BESIDE = 40;

/** What a label in a contact block announces. */
export const labelOf = (text: string): LabelKey | undefined => {
  const bare = text.replace(SPREAD, '');
  const [, chinese = ''] = BILINGUAL.exec(bare) ?? [];
  return (
    contactLabelKind(bare) ?? contactLabelKind(chinese) ?? contactLabelKind(withoutAside(bare)) ?? livesBeside(bare)
  );
};

/** Whether it announces a fact of the person: how to reach them, or personal data. */
export const isLabelOfPerson = (text: string): boolean => labelOf(text) !== undefined || isPersonalLabel(text);

const skills = anyOf(skillLabels, { at: 'whole' });

/** A label before what somebody is good at; the labeller was taught no such label. */
export const isSkillLabel = (text: string): boolean => skills.test(text.replace(SPREAD, ''));
