import type { AnalysisSettings, CareerStage, Country, Language } from '@verdant/contracts';
import type { Rule } from '../check/check.ts';

/** The settings with every default filled in. `source`: facts of an uploaded file are at hand. */
export type Settings = {
  language: Language;
  country: Country;
  stage: CareerStage;
  industry: string | null;
  source: boolean;
};

const usualCountry: Record<Language, Country> = { zh: 'CN', en: 'INT' };

/** Defaults hang on the language alone. An industry that no rule names has no effect. */
export function settle(language: Language, settings: AnalysisSettings = {}, source = false): Settings {
  const { country = usualCountry[language], stage = 'experienced', industry = null } = settings;
  return { language, country, stage, industry, source };
}

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
