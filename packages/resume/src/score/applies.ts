import type { Rule } from '../check/check.ts';
import type { Settings } from '../document/settings.ts';

/** Whether a rule applies: a matter of settings, so that no edit of the text can switch it off. */
export function applies({ onlyFor }: Rule, { language, stage, industry, source }: Settings): boolean {
  if (!onlyFor) return true;
  const { languages, stages, orIndustries, notIndustries } = onlyFor;
  const inTrade = (ids: readonly string[] = []) => industry !== null && ids.includes(industry);
  return (
    ((languages?.includes(language) ?? true) || inTrade(orIndustries)) &&
    (stages?.includes(stage) ?? true) &&
    (!onlyFor.source || source) &&
    !inTrade(notIndustries)
  );
}
