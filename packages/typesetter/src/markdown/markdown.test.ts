import { emptyContent } from '@verdant/contracts';
import { styleOf } from '@verdant/testkit/generated-content/contents';
import { expect, it } from 'vitest';
import { fileName } from '../file-name.ts';
import { samples } from '../samples.ts';
import { markdown } from './markdown.ts';

const style = styleOf('slip');

it('writes the page as CommonMark', () => {
  const text = markdown(samples.zh, 'zh', style);
  expect(text).toContain('# 沈若川\n\n**高级产品经理（增长方向）**\n\n[138-0000-2716](<tel:13800002716>) · ');
  expect(text).toContain(
    '## 工作经历\n\n### 产品经理（用户增长）\n\n*禾光科技（上海）有限公司 · 上海 · 2022.07 – 至今*\n\n- 负责新用户引导',
  );
  expect(text).toContain('**量化指标**\n\n- 设计召回实验');
  expect(text).toContain('- **数据**：SQL、Python（Pandas）、Tableau');
  expect(markdown(emptyContent(), 'en', style)).toBe('');
});

it('takes no markup from a person but the marks of a text', () => {
  const content = emptyContent();
  content.basics.introduction = '# big\n<img src=x onerror=alert(1)>\n[a](javascript:b) *c* 1. d\n2) e\n---';
  const text = markdown(content, 'en', style);
  expect(text).toBe(
    '## Profile\n\n\\# big\n\n\\<img src=x onerror=alert(1)\\>\n\n\\[a\\](javascript:b) *c* 1. d\n\n2\\) e\n\n\\---\n',
  );
});

it('names the file after person and role', () => {
  const named = (name: string, position: string, ext = 'pdf') => {
    const content = emptyContent();
    content.basics.name = name;
    content.intention.position = position;
    return fileName(content, 'en', ext);
  };
  expect(fileName(samples.en, 'en', 'pdf')).toBe('Maya-Okafor-Senior-Operations-Analyst-Logistics.pdf');
  expect(fileName(samples.zh, 'zh', 'md')).toBe('沈若川-高级产品经理（增长方向）.md');
  expect(named('../../etc/passwd', 'a\u0000b:"c"\r\n')).toBe('etc-passwd-a-b-c.pdf');
  expect(named('', '')).toBe('Résumé.pdf');
  expect(named('con', '')).toBe('Résumé.pdf');
  expect(named('x'.repeat(300), 'y'.repeat(300)).length).toBeLessThan(130);
});
