import { expect, it } from 'vitest';
import { profileOf } from './profiles.ts';

it.each([
  ['https://github.com/example-ada', { network: 'GitHub', isNamed: false, isAddress: true, icon: 'code' }],
  ['www.zhihu.com/people/qing', { network: '知乎', isAddress: true, icon: 'writing' }],
  ['知乎：青简', { network: '知乎', isNamed: true, value: '青简', isAddress: false, icon: 'writing' }],
  ['公众号: 竹简笔记', { network: '公众号', value: '竹简笔记', icon: 'link' }],
  ['Blog: notes.example.com/cv', { network: 'Blog', value: 'notes.example.com/cv', isAddress: true, icon: 'link' }],
  ['Mastodon: ada.example', { network: 'Mastodon', isAddress: false }],
  ['example.com:8080/me', { network: '', isNamed: false, value: 'example.com:8080/me', isAddress: true }],
  ['知乎:example.com/qing', { network: '知乎', value: 'example.com/qing', isAddress: true }],
  ['notgithub.com/x', { network: '', icon: 'link' }],
  ['just words', { network: '', value: 'just words', isAddress: false }],
  ['', { network: '', value: '', isAddress: false }],
])('%s', (row, said) => {
  expect(profileOf(row, 'zh')).toMatchObject(said);
});
