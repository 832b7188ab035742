import { readFileSync } from 'node:fs';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { analyze } from './src/score/analyze.ts';
const strong = { en: strongEnglish, zh: strongChinese } as any;
// lines: lang|kind|text   kind: bullet(s) ; intro ; cert ; custom ; post(company@position) ; skills; phone
for (const line of readFileSync(process.argv[2]!, 'utf8').split('\n')) {
  if (!line.trim() || line.startsWith('#')) { console.log(line); continue; }
  const [lang, kind, ...rest] = line.split('|') as ['en' | 'zh', string, ...string[]];
  const text = rest.join('|');
  const content = strong[lang]();
  const base = new Set(run(lang, content).map((x) => x.k));
  const c = structuredClone(content);
  for (const part of [`${kind}=${text}`, ...[]] ) void part;
  const apply = (kind: string, text: string) => {
    if (kind === 'bullet') { c.projects = []; c.work[0].content = text.split('##'); c.work[0].achievements = []; c.work[0].metrics = []; }
    if (kind === 'old') { c.work[1].content = text.split('##'); c.work[1].achievements = []; c.work[1].metrics = []; }
    if (kind === 'add') { c.work[0].content = [...c.work[0].content, ...text.split('##')]; }
    if (kind === 'intro') c.basics.introduction = text.replaceAll('##', '\n');
    if (kind === 'cert') c.certifications = text.split('##').map((t, i) => { const [name, date = '', issuer = ''] = t.split('@'); return { id: `p${i}`, name, issuer, date }; });
    if (kind === 'custom') { const [title, ...items] = text.split('##'); c.custom = [{ id: 'x1', title, items }]; }
    if (kind === 'post') for (const w of c.work) w.position = text;
    if (kind === 'skills') c.skills = [{ id: 's1', category: '', items: text.split('##') }];
    if (kind === 'phone') c.basics.phone = text;
    if (kind === 'aim') c.intention.position = text;
    if (kind === 'award') c.awards = text.split('##').map((t, i) => { const [name, date = ''] = t.split('@'); return { id: `a${i}`, name, issuer: '', date, description: '' }; });
    if (kind === 'edu') { const [school, degree, start, end, description = ''] = text.split('@'); c.education = [...c.education, { id: 'eX', school, degree, major: '', start, end, description }]; }
  };
  if (kind === 'multi') for (const p of text.split('&&')) { const [k, ...t] = p.split('='); apply(k!.trim(), t.join('=')); } else apply(kind, text);
  const said = run(lang, c).filter((x) => !base.has(x.k));
  console.log(`${line.slice(0, 150)}\n${said.map((x) => `      >> ${x.k} ${x.d}${x.r ? ` => ${x.r}` : ''}`).join('\n') || '      -'}`);
}
function run(language: 'en' | 'zh', content: any) {
  const { advice, cards = [] } = analyze({ content, language, today: '2026-11' });
  const shown = new Set(cards.flatMap(({ ids }) => ids));
  return advice.filter(({ id }) => shown.has(id)).map(({ checkId, path, detail, original, rewrite }) => ({ k: `${checkId} ${path} ${String(original).slice(0, 60)}`, d: detail[language].slice(0, 160), r: rewrite?.slice(0, 120) }));
}
