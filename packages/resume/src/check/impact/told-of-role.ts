import type { Localized } from '@verdant/contracts';
import { openQuestions } from '@verdant/lexicon';
import { titleOf, tradeOf } from '../../ask/trade-of.ts';
import type { Bullet, ResumeDocument, Role } from '../../document/document.ts';
import { endsLikePost } from '../../text/chinese-post.ts';
import { hasFigure } from '../../text/quantities.ts';
import { isStatement } from '../../text/statement.ts';

const LONGEST_NAME = 40;
const MOST_ASKED = 2;

/** What somebody of this trade can say in figures: two questions of it, or of any work. */
export function asksOf(document: ResumeDocument, role: Role): Localized {
  const known = tradeOf(document, role)?.questions ?? [];
  const text = role.bullets.map((bullet) => bullet.text.toLowerCase()).join('\n');
  const speaks = (words: readonly string[]) => words.some((word) => text.includes(word.toLowerCase()));
  const asked = [...known]
    .sort((a, b) => Number(speaks([...b.en.about, ...b.zh.about])) - Number(speaks([...a.en.about, ...a.zh.about])))
    .slice(0, MOST_ASKED);
  const said = asked.length > 0 ? asked.map(({ en, zh }) => ({ en: en.ask, zh: zh.ask })) : openQuestions.slice(0, 1);
  return { en: said.map(({ en }) => en).join(' '), zh: said.map(({ zh }) => zh).join('') };
}

/** What a role is called, in short: its post, else its house. */
export function nameOf(document: ResumeDocument, role: Role): string {
  const name = titleOf(document, role).trim() || role.name.trim();
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trimEnd()} …` : name;
}

/** What was done, named as a thing: 电表固件测试, 楼书排版. */
const CHINESE_DEED =
  /(?:测试|排版|设计|检修|维修|维护|安装|调试|焊接|加工|制作|管理|接待|整理|录入|审核|核算|销售|采购|巡检|值班|值守|配送|分拣|包装|清洗|护理|教学|授课|翻译|拍摄|剪辑|推广|运营|开发|编写|撰写|统计|分析|跟进|对接|协调|延展|日报|报告)[。；;]?$/;

/** Tells what somebody did or what there was to do; labels, places and heads that were read as points do not. */
export const tellsWork = ({ text, metric, opener, words, language }: Bullet): boolean =>
  !metric &&
  (isStatement(text) ||
    (words >= 4 && CHINESE_DEED.test(text.trim())) ||
    ((opener.kind === 'verb' || opener.kind === 'weak') &&
      words >= (language === 'zh' ? 6 : 3) &&
      !(language === 'zh' && endsLikePost(text.trim()))));

/** Words that found no field and may be what is missed in a role. */
export const hasLoosePoints = ({ loose }: ResumeDocument): boolean => loose.some(isStatement);
export const hasLooseFigures = ({ loose }: ResumeDocument): boolean =>
  loose.some((text) => isStatement(text) && hasFigure(text));
