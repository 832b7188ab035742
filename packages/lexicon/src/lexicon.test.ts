import { describe, expect, test } from 'vitest';
import {
  allEntries,
  chineseVerbs,
  englishVerbs,
  findEnglishVerb,
  findTerms,
  foldText,
  industries,
  type TermEntry,
} from './index.ts';
import { surfaceForms } from './variants.ts';
import { chineseCliches, englishCliches } from './words/cliches.ts';
import { chineseSoftSkills, englishSoftSkills } from './words/soft-skills.ts';

const found = (text: string) => findTerms(text).map((hit) => hit.entry.id);

describe('matcher', () => {
  test.each([
    ['用SpringBoot开发接口', 'spring-boot', 'SpringBoot'],
    ['熟练使用Ｅｘｃｅｌ制作报表', 'excel', 'Ｅｘｃｅｌ'],
    ['Wrote C++ services', 'cpp', 'C++'],
    ['部署在k8s上', 'kubernetes', 'k8s'],
    ['持有中国注册会计师证书', 'cpa', '中国注册会计师'],
    ['基于微服务架构', 'microservices', '微服务架构'],
  ])('%s → %s', (text, id, written) => {
    const hit = findTerms(text).find(({ entry }) => entry.id === id);
    expect(hit && text.slice(hit.from, hit.to)).toBe(written);
  });

  test('SQL is not found inside NoSQL, C not inside C++, Java not inside JavaScript', () => {
    expect(found('NoSQL stores')).toEqual(['nosql']);
    expect(found('MySQL and PostgreSQL')).toEqual(['mysql', 'postgresql']);
    expect(found('JavaScript')).toEqual(['javascript']);
  });

  test('an ambiguous term needs its company', () => {
    expect(found('Go to market quickly')).not.toContain('go');
    expect(found('Backend services in Go')).toContain('go');
  });

  test('the longest term wins', () => {
    expect(found('分布式锁')).toEqual(['distributed-lock']);
  });

  test('offsets survive letters that fold to several', () => {
    const text = '㎏ and SQL';
    const [hit] = findTerms(text);
    expect(text.slice(hit!.from, hit!.to)).toBe('SQL');
  });
});

describe('industries', () => {
  const entryIds = new Set(allEntries.map((entry) => entry.id));

  test.each(industries.map((industry) => [industry.id, industry] as const))('%s is well filled', (_id, industry) => {
    const count = (kind: string) => industry.own.filter((entry) => entry.kind === kind).length;
    expect(industry.own.length).toBeGreaterThanOrEqual(60);
    expect(count('metric')).toBeGreaterThanOrEqual(8);
    expect(count('cert')).toBeGreaterThanOrEqual(5);
  });

  test('every entry has a form, a unique id, and known relations', () => {
    expect(entryIds.size).toBe(allEntries.length);
    for (const entry of allEntries) {
      expect(entry.en.length + entry.zh.length, entry.id).toBeGreaterThan(0);
      for (const related of entry.related) expect(entryIds, `${entry.id} → ${related}`).toContain(related);
    }
  });

  test('no form stands in two entries, unless both need company', () => {
    const owner = new Map<string, TermEntry>();
    const twice: string[] = [];
    for (const entry of allEntries) {
      for (const form of new Set(surfaceForms(entry).map(foldText))) {
        const other = owner.get(form);
        if (other && !(other.ambiguous && entry.ambiguous)) twice.push(`${form}: ${other.id} and ${entry.id}`);
        owner.set(form, entry);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('words', () => {
  test('there are enough of them, each once', () => {
    for (const [list, least] of [
      [englishVerbs.map((verb) => verb.base), 150],
      [chineseVerbs.map((verb) => verb.verb), 120],
      [englishCliches, 60],
      [chineseCliches, 60],
      [englishSoftSkills, 50],
      [chineseSoftSkills, 50],
    ] as const) {
      expect(list.length).toBeGreaterThanOrEqual(least);
      expect(list.filter((word, index) => list.indexOf(word) !== index)).toEqual([]);
    }
  });

  test.each([
    ['manage', 'managed', 'managing'],
    ['plan', 'planned', 'planning'],
    ['lead', 'led', 'leading'],
    ['write', 'wrote', 'writing'],
    ['cut', 'cut', 'cutting'],
    ['oversee', 'oversaw', 'overseeing'],
    ['identify', 'identified', 'identifying'],
    ['deploy', 'deployed', 'deploying'],
    ['ship', 'shipped', 'shipping'],
    ['build', 'built', 'building'],
    ['troubleshoot', 'troubleshot', 'troubleshooting'],
    ['sell', 'sold', 'selling'],
    ['debug', 'debugged', 'debugging'],
    ['make', 'made', 'making'],
  ])('%s, %s, %s', (base, past, gerund) => {
    expect(findEnglishVerb(base)).toMatchObject({ base, past, gerund });
    expect(findEnglishVerb(past)?.base).toBe(base);
    expect(findEnglishVerb(gerund)?.base).toBe(base);
  });
});
