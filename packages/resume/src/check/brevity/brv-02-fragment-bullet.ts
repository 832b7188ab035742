import { isHiredByPhone } from '../../document/by-phone.ts';
import { endsLikePost } from '../../text/chinese-post.ts';
import { countWords } from '../../text/words.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';

/** Few words that state a whole fact: what was passed, won, finished or become. */
const STATES_FACT =
  /^(?:successfully )?(?:completed|passed|obtained|gained|achieved|earned|received|won|awarded|qualified|certified|licen[cs]ed|registered|graduated|promoted|elected|appointed|nominated|shortlisted|published|patented|founded|retired|accredited|chartered)\b.*\s\S|^(?:promoted|elected|qualified|chartered)\b|^(?:获得?|荣获|取得|通过|考取|考过|晋升|升任?|当选|入选|评为|被评|持有?|转正|结业|出师|入党)/i;

/** `Research & Development Division`: a house or a part of it. */
const IS_NAME = /^(?:\p{Lu}[\p{L}'’-]*|&|of|and)(?: (?:\p{Lu}[\p{L}'’-]*|&|of|and)){1,5}$/u;

/** `POSITION TITLE`: in capitals stand the heads of columns and sections, whatever they were read as. */
const isInCapitals = (text: string) => !/[\p{Ll}\p{Script=Han}]/u.test(text) && /\p{Lu}{5}/u.test(text);

/** 采购部, 护理组长: a department or a post by itself is the head of an entry, whatever verb its first characters look like. */
const DEPARTMENT = /(?:部|部门|科室?|处|车间|中心|[研究工]所|研究院|[\p{Script=Han}·]组|工作室|站)$/u;
const isHead = (text: string) => DEPARTMENT.test(text) || endsLikePost(text);

const LEAST_SAID = 3;

export const fragment: Check = {
  id: 'BRV-02',
  group: 'brevity',
  allotment: 1,
  effort: 2,
  title: { en: 'Only a fragment', zh: '只有几个字' },
  detects: {
    en: 'Points of fewer than four words; in Chinese fewer than six characters.',
    zh: '少于六个字的条目；英文少于四个词。',
  },
  advice: {
    en: 'Too short to say anything. Add what it was for and what came of it, or leave it out.',
    zh: '太短，说明不了什么。补上为了什么、带来什么，或者删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Weekly reports', good: 'Wrote weekly stock reports for [N] buyers' },
    zh: { bad: '写文档', good: '编写接口文档【N】份' },
  },
  ofNow: true,
  // a word or two without a deed may be the rest of a title
  saidOf: (document) => {
    const { bullets } = document;
    const few = bullets.filter(({ text, language }) => countWords(text) < (language === 'zh' ? 6 : 4)).length;
    // one or two short lines beside others are read in passing
    const isMinded = !isHiredByPhone(document) && few >= LEAST_SAID;
    return ({ path, text }) =>
      isMinded &&
      !IS_NAME.test(text.trim()) &&
      (/[,，、]/.test(text) ||
        bullets.some(
          (one) => one.path === path && one.words > 1 && (one.opener.kind === 'verb' || one.opener.kind === 'weak'),
        ));
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  removable: true,
  run: ({ bullets }) =>
    counted(
      bullets
        .filter(
          ({ text, metric, quantities, language, words }) =>
            !metric &&
            quantities.length === 0 &&
            words < (language === 'zh' ? 6 : 4) &&
            !STATES_FACT.test(text.trim()) &&
            !isInCapitals(text) &&
            !(language === 'zh' && isHead(text.trim())),
        )
        .map(({ path, text }) => ({ path, text })),
      4,
    ),
};
