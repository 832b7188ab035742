import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { type Block, row } from './blocks.ts';

const line = (text: string, align: 'left' | 'center' | 'right', above: number): Block => ({
  kind: 'row',
  cells: [{ runs: [{ text, label: 'none' }], align }],
  above,
});

/** What programs and job boards print above a résumé: its number, when it was changed, whose it is. */
export function aboveAll({ language, name }: Person, random: Random): Block[] {
  if (!random.chance(0.06)) return [];
  const number = Array.from({ length: random.int(7, 12) }, () => random.int(0, 9)).join('');
  const [year, month, day] = [random.int(2019, 2026), random.int(1, 12), random.int(1, 28)];
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const said =
    language === 'zh'
      ? [
          `简历编号：${number}`,
          `ID:${number}`,
          `更新时间：${date}`,
          `简历更新日期：${date} 10:24`,
          '本简历来自人才网',
          `应聘职位投递时间 ${date}`,
        ]
      : [`Ref. ${number}`, `Candidate ID: ${number}`, `Last updated ${date}`, `Resume of ${name}`, `Printed ${date}`];
  return [line(random.pick(said), random.pick(['left', 'center', 'right'] as const), 0)];
}

/** What stands below a résumé: pages counted, a declaration, a line to sign on. */
export function belowAll({ language, name }: Person, random: Random): Block[] {
  const zh = language === 'zh';
  const out: Block[] = [];
  if (random.chance(0.05)) {
    const said = zh
      ? [
          '本人承诺以上所填内容真实有效。',
          '以上信息均属实，如有虚假，愿承担相应责任。',
          '本人签名：            日期：    年   月   日',
        ]
      : [
          'I hereby declare that the above information is true to the best of my knowledge.',
          'Signature: ____________   Date: ____________',
          'I consent to the processing of my personal data for recruitment purposes.',
        ];
    out.push(line(random.pick(said), 'left', 1.5));
  }
  if (random.chance(0.1)) {
    const said = zh
      ? ['第 1 页', '第1页 共2页', '1 / 2', `${name} - 个人简历 - 1`, '— 1 —']
      : ['Page 1 of 1', '1 / 2', `${name} – Curriculum Vitae – Page 1`, `${name}  |  1`, 'Page 1', 'Confidential'];
    out.push({ ...row([{ text: random.pick(said), label: 'pageNumber' }]), above: 2 } as Block);
  }
  return out;
}
