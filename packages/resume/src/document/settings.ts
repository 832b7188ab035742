import type { AnalysisSettings, CareerStage, Country, Language } from '@verdant/contracts';

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
export function resolveSettings(language: Language, settings: AnalysisSettings = {}, source = false): Settings {
  const { country = usualCountry[language], stage = 'experienced', industry = null } = settings;
  return { language, country, stage, industry, source };
}
