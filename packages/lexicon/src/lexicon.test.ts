import { describe, expect, test } from 'vitest';
import { chineseVerbs, englishVerbs, findEnglishVerb, findTerms } from './index.ts';
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

  test('two halves of two words are no term', () => {
    const found = (text: string) => findTerms(text).map(({ from, to }) => text.slice(from, to));
    expect(found('跟踪数据，定期输出运营分析报告')).not.toContain('出运');
    expect(found('负责海运订舱、报关和出运')).toContain('出运');
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

describe('words of every day are no terms', () => {
  test.each([
    ['Let us go and see, then learn Python'],
    ['New ideas for the team, in a cap and gown'],
    ['Built from scratch, with care'],
    ['Ms Adam and Ms Maya were there'],
    ['I excel at talking to people'],
    ['A spark of hope, a swift reply, a slack rope'],
    ['做事精益求精，思维敏捷'],
    ['是部门之间的沟通桥梁，能应付自如'],
    ['毕业于外贸大学，有商业版图'],
  ])('%s', (text) => {
    expect(found(text).filter((id) => id !== 'python')).toEqual([]);
  });

  test.each([
    ['Excel+PPT', ['excel', 'powerpoint']],
    ['front end development', ['front-end-development']],
    ['Front-end\ndevelopment', ['front-end-development']],
    ['data modelling and data pipelines', ['data-modeling', 'data-pipeline']],
    ['CMA，管理会计', ['cma', 'management-accounting']],
    ['精益生产与FMEA', ['lean-manufacturing', 'fmea']],
  ])('%s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });
});

describe('words', () => {
  test('there are enough of them, each once', () => {
    for (const [list, least] of [
      [englishVerbs.map((verb) => verb.base), 220],
      [chineseVerbs.map((verb) => verb.verb), 220],
      [englishCliches, 80],
      [chineseCliches, 80],
      [englishSoftSkills, 60],
      [chineseSoftSkills, 60],
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
