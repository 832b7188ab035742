import { hasOrganisationWord, hasTitleWord, isPersonalLabel, remembered } from '@verdant/lexicon/vocabulary';
import { fieldLabelOf } from '../entries/field-labels.ts';
import { labelOf } from '../parse/contact-labels.ts';
import { knownKinds, plainHeading } from '../sections/known.ts';
import { isBullet, isCaps } from '../sections/styles.ts';
import { isCjk } from '../text/spacing.ts';
import { findEmail, findPhone, findUrl } from '../values/contacts.ts';
import { findDegree, isSchool } from '../values/degrees.ts';
import { isLocation, isStreet, locationAtEnd } from '../values/locations.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { leansToOrganisation } from '../values/roles.ts';

const SURNAMES =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛范彭郎鲁韦马苗方俞任袁柳唐薛雷贺汤罗毕郝安常乐于傅齐康伍余顾孟黄穆萧尹姚邵汪毛米贝明臧成戴宋庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫房裘缪解应宗丁宣邓单杭洪包诸左石崔吉龚程邢裴陆荣翁荀甄家封储靳段富巫焦谷车侯全班秋仲伊宫宁仇甘祖武符刘景詹龙叶幸司黎白怀蒲从鄂索赖卓蔺屠蒙池乔翟谭劳姬申冉桑桂牛寿通边燕冀浦尚农温别庄晏柴瞿阎连习容向古易廖庾终步都耿满弘匡国文寇广阙东欧师巩关游竺权盖益桓公';

/** How many letters, in rough steps. */
const lengthStep = (n: number) =>
  n < 3 ? '1' : n < 6 ? '3' : n < 11 ? '6' : n < 20 ? '11' : n < 40 ? '20' : n < 80 ? '40' : '80';
const shareStep = (share: number) => Math.round(share * 4);

/** What the words of a text say by themselves, as names of features; the same for units and for their neighbours. */
export const kindFlags = remembered(
  (text): readonly string[] => {
    const flags: string[] = [];
    const put = (name: string, holds: unknown) => void (holds && flags.push(name));
    const dates = findDates(text);
    put('date', dates);
    put('dateOnly', looksLikeDate(text));
    put('span', dates && !dates.single);
    put('email', findEmail(text));
    put('phone', findPhone(text));
    put('url', findUrl(text));
    put('degree', findDegree(text));
    put('school', isSchool(text));
    put('org', hasOrganisationWord(text));
    put('orgEnd', leansToOrganisation(text));
    put('post', hasTitleWord(text));
    put('place', isLocation(text) || isStreet(text));
    put('placeEnd', locationAtEnd(text));
    const kinds = knownKinds(text);
    put(`head=${kinds?.[0]}`, kinds);
    const label = text
      .match(/^[^:：]{1,16}[:：]/u)?.[0]
      .slice(0, -1)
      .replace(/\s/g, '');
    const bare = text.replace(/[:：\s]+$/u, '');
    put('labelled', label);
    put(`contactLabel=${labelOf(bare) ?? labelOf(label ?? '')}`, labelOf(bare) ?? labelOf(label ?? ''));
    put(
      `fieldLabel=${fieldLabelOf(bare) ?? fieldLabelOf(label ?? '')}`,
      fieldLabelOf(bare) ?? fieldLabelOf(label ?? ''),
    );
    put('personalLabel', isPersonalLabel(bare) || isPersonalLabel(label ?? ''));
    put('bullet', isBullet(text));
    put('nameZh', /^\p{Script=Han}{2,4}$/u.test(text.replace(/\s/g, '')) && SURNAMES.includes(text[0] ?? ''));
    put('nameEn', /^(?:\p{Lu}[\p{L}.'’-]*\s+){1,3}\p{Lu}[\p{L}'’-]+$/u.test(text));
    return flags;
  },
  { most: 2000 },
);

/** The letters themselves: words, edges, shape. */
export function wordFeatures(text: string): string[] {
  const cjk = isCjk(text);
  const out: string[] = [];
  const plain = plainHeading(text).toLowerCase();
  const letters = [...text].length;
  out.push(`len=${lengthStep(cjk ? letters * 2 : letters)}`, cjk ? 'zh' : 'en');
  if (plain.length <= 24) out.push(`text=${plain.replace(/\s+/g, cjk ? '' : ' ')}`);
  if (cjk) {
    const han = plain.replace(/\s/g, '');
    out.push(
      `a1=${han[0]}`,
      `a2=${han.slice(0, 2)}`,
      `z2=${han.slice(-2)}`,
      `z1=${han.slice(-1)}`,
      `z3=${han.slice(-3)}`,
    );
    for (let i = 0; i + 1 < Math.min(han.length, 12); i++) out.push(`g=${han.slice(i, i + 2)}`);
  } else {
    const words = plain.split(/[^\p{L}\p{N}+#.'’-]+/u).filter(Boolean);
    out.push(`w0=${words[0]}`, `w9=${words.at(-1)}`, `n=${Math.min(words.length, 9)}`);
    for (const word of words.slice(0, 8)) out.push(`w=${word}`);
    if (words[0]) out.push(`s=${words[0].slice(-3)}`);
  }
  const [digits, capitals, commas] = [/\p{N}/gu, /(?<![\p{L}])\p{Lu}/gu, /[,，、;；|｜·•/]/gu].map(
    (sign) => text.match(sign)?.length ?? 0,
  );
  out.push(`dig=${shareStep(digits! / Math.max(1, letters))}`, `com=${Math.min(commas!, 5)}`);
  if (!cjk) out.push(`cap=${shareStep(capitals! / Math.max(1, text.split(/\s+/).length))}`);
  if (isCaps(text)) out.push('caps');
  const end = text.at(-1) ?? '';
  if (/[.。;；,，:：!?)）]/.test(end)) out.push(`end=${end}`);
  const start = text[0] ?? '';
  if (!/[\p{L}\p{N}]/u.test(start)) out.push(`start=${start}`);
  if (/^\p{Ll}/u.test(text)) out.push('lower');
  return out;
}
