import { groupsOf, type SampleAccount } from './account.ts';

export const sample: SampleAccount = {
  score: 76,
  groups: groupsOf(
    ['impact', 19, 35],
    ['brevity', 10, 12],
    ['style', 11, 13],
    ['sections', 18, 22],
    ['format', 18, 18],
  ),
  ledger: [
    {
      title: '缺少量化结果',
      group: 'impact',
      lost: 11,
      places: [
        { at: '禾光科技（上海）有限公司', item: 1 },
        { at: '禾光科技（上海）有限公司', item: 3 },
        { at: '禾光科技（上海）有限公司', item: 5 },
      ],
    },
    {
      title: '有动作，没有结果',
      group: 'impact',
      lost: 4,
      places: [
        { at: '禾光科技（上海）有限公司', item: 1 },
        { at: '禾光科技（上海）有限公司', item: 3 },
        { at: '禾光科技（上海）有限公司', item: 5 },
      ],
    },
    { title: '总篇幅', group: 'brevity', lost: 2, places: [null] },
    { title: '没有求职意向', group: 'sections', lost: 2, places: [null] },
    {
      title: '以职责开头',
      group: 'impact',
      lost: 1,
      places: [
        { at: '禾光科技（上海）有限公司', item: 1 },
        { at: '禾光科技（上海）有限公司', item: 3 },
        { at: '禾光科技（上海）有限公司', item: 5 },
        { at: '木铎教育科技有限公司', item: 1 },
        { at: '木铎教育科技有限公司', item: 3 },
      ],
    },
    {
      title: '开头用词重复',
      group: 'style',
      lost: 1,
      places: [
        { at: '木铎教育科技有限公司', item: 1 },
        { at: '木铎教育科技有限公司', item: 3 },
      ],
    },
    {
      title: '套话',
      group: 'style',
      lost: 1,
      places: [{ quote: '工作认真负责' }, { quote: '抗压能力强' }, { quote: '善于沟通' }],
    },
    { title: '所在城市', group: 'sections', lost: 1, places: [{ quote: '上海市杨浦区国权路 12 弄 3 号 401 室' }] },
    { title: '教育经历不完整', group: 'sections', lost: 1, places: [null] },
  ],
  found: { work: 2, projects: 2, education: 1, skills: 3 },
  check: '缺少量化结果',
  was: [
    { text: '负责', kind: 'del' },
    { text: '新用户引导流程' },
    { text: '的优化，提升了', kind: 'del' },
    { text: '转化率。' },
  ],
  now: [
    { text: '优化', kind: 'ins' },
    { text: '新用户引导流程，转化率' },
    { text: '提升', kind: 'ins' },
    { text: 'X%', kind: 'gap' },
    { text: '。' },
  ],
  line: { left: 22.6, top: 27.5, width: 31.1, height: 1.8 },
  pins: [31.2, 43.3],
};
