import type { Language } from '@verdant/contracts';
import { findEnglishVerb } from '@verdant/lexicon';
import { readOpener } from '../text/opener.ts';

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*[,，\n]\s*/)
      .map((pair) => pair.split(' ') as [string, string]),
  );

/** Another verb for the same deed that claims neither more nor less: both stand on one rung of the ladder. */
export const englishSynonyms = pairs(`
  build develop, develop build, create produce, produce create, improve enhance, enhance improve, increase raise,
  raise increase, reduce lower, lower reduce, cut reduce, analyze examine, analyse examine, organize arrange,
  organise arrange, write compose, draft write, test verify, check verify, train coach, teach train, handle process,
  manage run, run manage, lead head, collect gather, gather collect, prepare compile, design devise
`);
export const chineseSynonyms = pairs(`
  开发 实现, 实现 开发, 搭建 构建, 构建 搭建, 优化 改进, 改进 优化, 撰写 编写, 编写 撰写, 提升 提高, 提高 提升, 降低 减少, 分析 研究,
  制定 拟定, 整理 梳理, 梳理 整理, 推动 推进, 推进 推动, 排查 定位, 制作 编制
`);

/** In the same form. */
function otherEnglishOpener(text: string, from: number, to: number): string | null {
  const word = text.slice(from, to);
  const verb = findEnglishVerb(word);
  const other = verb && findEnglishVerb(englishSynonyms.get(verb.base) ?? '');
  if (!verb || !other || other.level !== verb.level) return null;
  const lower = word.toLowerCase();
  const form =
    lower === verb.past ? other.past : lower === verb.gerund ? other.gerund : lower === verb.base ? other.base : null;
  if (form === null) return null;
  return text.slice(0, from) + (/^\p{Lu}/u.test(word) ? form[0]!.toUpperCase() + form.slice(1) : form) + text.slice(to);
}

function otherChineseOpener(text: string, from: number, to: number): string | null {
  const other = chineseSynonyms.get(text.slice(from, to));
  return other === undefined ? null : text.slice(0, from) + other + text.slice(to);
}

/** The opening verb in another word; null where there is none that claims the same. */
export function withOtherOpener(text: string, language: Language): string | null {
  const { kind, from, to } = readOpener(text, language);
  if (kind !== 'verb') return null;
  return language === 'zh' ? otherChineseOpener(text, from, to) : otherEnglishOpener(text, from, to);
}
