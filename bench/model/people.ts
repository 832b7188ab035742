import type { AnalysisSettings, Language, ResumeContent } from '@verdant/contracts';
import { people as marked } from '@verdant/testkit/marked-people/read-people';
import { people as analysts } from '@verdant/testkit/people/warehouse-analysts';

export type Person = { name: string; language: Language; content: ResumeContent; settings: AnalysisSettings };

/** The two warehouse analysts, then marked people, the languages in turn. All of them are invented. */
export function choosePeople(count: number): Person[] {
  const first = (['en', 'zh'] as const).map((language) => ({
    name: analysts[language].basics.name || `analyst, ${language}`,
    language,
    content: analysts[language],
    settings: {},
  }));
  const rest = (language: Language) =>
    marked
      .filter((one) => one.language === language)
      .map(({ content, settings = {} }) => ({ name: content.basics.name, language, content, settings }));
  const [english, chinese] = [rest('en'), rest('zh')];
  const inTurn = english.flatMap((one, index) => [one, ...(chinese[index] ? [chinese[index]] : [])]);
  return [...first, ...inTurn].slice(0, count);
}
