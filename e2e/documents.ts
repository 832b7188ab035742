import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Language, ResumeContent } from '@verdant/contracts';
import { samples } from '@verdant/typesetter/samples';
import { addResume, createAccount, enter, fileOf } from './person.ts';

/** A résumé as a file, and what must be found in it again. */
export type Sample = { title: string; language: Language; bytes: Buffer; expected: Expected };
export type Expected = { name: string; email: string; school: string; company: string };

const expectedOf = ({ basics, education, work }: ResumeContent): Expected => ({
  name: basics.name,
  email: basics.email,
  school: education[0]!.school,
  company: work[0]!.company,
});

/** Set by the product's own template: somebody else's file, downloaded. */
export async function ownTemplate(language: Language, browser: Browser): Promise<Sample> {
  const content = samples[language];
  const { page, close } = await enter(browser, language);
  await createAccount(page, `template-${randomUUID()}@example.com`);
  const bytes = await fileOf(page, await addResume(page, { name: 'Template', language, content }), 'pdf');
  await close();
  return { title: `own template, ${language}`, language, bytes, expected: expectedOf(content) };
}

const css = `
  @page { size: A4; margin: 18mm }
  body { font: 10.5pt/1.55 sans-serif; color: #222 }
  h1 { font-size: 22pt; margin: 0 } h2 { font-size: 12pt; border-bottom: 1px solid #999; margin: 16px 0 6px }
  .row { display: flex; justify-content: space-between; font-weight: 600 } ul { margin: 4px 0 8px; padding-left: 18px }`;

const english = `
  <h1>Priya Raman</h1><p>priya.raman@example.com · +1 415 555 0132 · Oakland, CA</p>
  <h2>Summary</h2><p>Marketing manager for independent bookshops, eight years in print and e-mail campaigns.</p>
  <h2>Experience</h2>
  <div class="row"><span>Quill &amp; Harbor Books</span><span>March 2020 – Present</span></div><div>Marketing Manager</div>
  <ul><li>Responsible for managing the weekly newsletter and its readers.</li><li>Raised open rates from 21% to 34% in one year.</li><li>Worked on various events with several partners.</li><li>Planned the autumn reading series with nine authors and sold 1,400 tickets.</li><li>Wrote the house style guide that all four shops still use.</li></ul>
  <div class="row"><span>Northgate Press</span><span>June 2016 – February 2020</span></div><div>Campaign Assistant</div>
  <ul><li>Helped the team with book launches.</li><li>Wrote 60 author interviews for the website.</li><li>Kept the press list of 300 names and answered their requests within a day.</li></ul>
  <h2>Education</h2>
  <div class="row"><span>Alder Valley University</span><span>2012 – 2016</span></div><div>Bachelor of Arts, English Literature</div>
  <h2>Skills</h2><p>Mailchimp, Google Analytics, InDesign, Excel</p>`;

const chinese = `
  <h1>顾清和</h1><p>电话：139-0000-4821 | 邮箱：gu.qinghe@example.com | 现居：杭州</p>
  <h2>求职意向</h2><p>供应链计划主管</p>
  <h2>工作经历</h2>
  <div class="row"><span>澄江食品有限公司</span><span>2021.04 - 至今</span></div><div>供应链计划专员</div>
  <ul><li>负责华东区域的需求计划工作，提升了预测准确率。</li><li>搭建周度滚动预测模板，覆盖 320 个 SKU。</li><li>参与仓网优化项目，配合多个部门完成切换。</li><li>每月组织一次产销协调会，把缺货订单由 46 单降到 19 单。</li><li>编写安全库存计算说明，供 5 个品类的计划员使用。</li></ul>
  <div class="row"><span>远汀物流有限公司</span><span>2018.07 - 2021.03</span></div><div>运输调度员</div>
  <ul><li>负责承运合同的管理。</li><li>将平均装车时间由 95 分钟降到 70 分钟。</li><li>整理 23 条线路的承运商报价，每季度更新一次。</li></ul>
  <h2>教育背景</h2>
  <div class="row"><span>江澜大学</span><span>2014.09 - 2018.06</span></div><div>物流管理 本科</div>
  <h2>专业技能</h2><p>Excel、SQL、SAP、需求预测</p>
  <h2>自我评价</h2><p>做事认真负责，吃苦耐劳，善于沟通。</p>`;

const printed: Record<Language, { html: string; expected: Expected }> = {
  en: {
    html: english,
    expected: {
      name: 'Priya Raman',
      email: 'priya.raman@example.com',
      school: 'Alder Valley University',
      company: 'Quill & Harbor Books',
    },
  },
  zh: {
    html: chinese,
    expected: { name: '顾清和', email: 'gu.qinghe@example.com', school: '江澜大学', company: '澄江食品有限公司' },
  },
};

/** A page printed to PDF by the browser, as many people make theirs. */
export async function chromiumPrint(language: Language, browser: Browser): Promise<Sample> {
  const { html, expected } = printed[language];
  const page = await browser.newPage();
  await page.setContent(`<html lang="${language}"><style>${css}</style>${html}</html>`);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return { title: `Chromium print, ${language}`, language, bytes, expected };
}
