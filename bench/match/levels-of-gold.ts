import type { DegreeLevel } from '@verdant/contracts';

/** Every way a gold file names a degree, by level and from the lowest up; our reader of postings has words of its own. */
const LEVELS: [DegreeLevel, RegExp][] = [
  [
    'school',
    /高中|中专|职高|技校|中技|初中|小学|中等职业|中职|secondary|high[- ]?school|\bged\b|a[- ]?levels?\b|\bgcses?\b|leaving cert|matric|baccalaureate|\b(?:level|nvq|svq|nqf) ?[1-3]\b|\bnitec\b|\bbtec\b|apprentice|\bcity (?:&|and) guilds\b|\b(?:1[02]|10\+2)(?:th)?\b|\bcert(?:ificate)? (?:i{1,3}|iv)\b/i,
  ],
  [
    'college',
    /大专|专科|高职|高专|\bhn[cd]\b|associate|foundation degree|(?<!high[- ]school )(?<!graduate )\bdiploma\b|\b(?:level|nvq|svq) ?[45]\b|\bcollege\b|vocational|\bgnm\b|\bmbo\b|\biti\b|technician/i,
  ],
  [
    'bachelor',
    /本科|学士|bachelor|\bb\.?(?:sc|s|a|e|eng|tech|com|ed|pharm|arch|ba)\b|\bll\.?b\b|(?<!associate )(?<!associate's )(?<!foundation )(?<!master's )(?<!postgraduate )\bdegree\b|undergraduate|honours|university|\bany graduate\b|\blevel ?[68]\b|\bca inter\b|\bhbo\b|\bgraduate\b|\bgdl\b|\b2:[12]\b|first-level/i,
  ],
  [
    'master',
    /硕士|研究生|\bmaster|\bm\.?(?:sc|s|a|eng|tech|phil|ed|ba|pharm|arch|pa)\b|\bll\.?m\b|postgraduate|\blevel ?7\b/i,
  ],
  ['doctorate', /博士|\bph\.?\s?d\b|doctora|\bd\.?phil\b|\bmd\b/i],
];

/** The lowest level that the words of a gold file accept; null where it is open. Throws on words that it does not know. */
export function levelOfGold(words: string | readonly string[] | null | undefined): DegreeLevel | null {
  const said = [words ?? []].flat().filter((word) => word.trim() !== '');
  if (said.length === 0 || said.some((word) => /^(?:none|null|open|any|不限|无)$/i.test(word.trim()))) return null;
  const whole = said.join(' / ').normalize('NFKC');
  const level = LEVELS.find(([, pattern]) => pattern.test(whole))?.[0];
  if (!level) throw new Error(`No level is known for the degree "${whole}".`);
  return level;
}
