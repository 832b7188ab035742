import { describe, expect, test } from 'vitest';
import { contentOfEntry } from '../../entry-text.ts';
import { factGate } from '../../fact-gate.ts';

const HEADS = { en: 'Brook Hall, Derby｜Assistant｜2017 - 2020', zh: '河湾馆｜专员｜2017.03—2020.06' };
const isAccepted = (original: string, rewrite: string, ...others: string[]) => {
  const language = /\p{Script=Han}/u.test(original) ? 'zh' : 'en';
  const entry = [HEADS[language], ...[original, ...others].map((text) => `- ${text}`)].join('\n');
  const verdict = factGate({ ...contentOfEntry(entry, original), original, rewrite, language });
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite;
};

describe('what stands elsewhere than in the original is asked about', () => {
  test.each([
    ['languages', 'Wrote letters in Danish, spoke some Polish', 'Wrote letters in Polish, spoke some Danish'],
    [
      'things',
      'Taught pottery to beginners and weaving to adults',
      'Taught weaving to beginners and pottery to adults',
    ],
    ['traits', 'Packed glass jars and labelled paper bags', 'Packed paper jars and labelled glass bags'],
    ['deeds', 'Repaired kites; painted puppets', 'Painted kites; repaired puppets'],
    ['names', '用法语接待游客，德语能读菜单', '用德语接待游客，法语能读菜单'],
    ['things in Chinese', '上午教剪纸，下午练书法', '上午教书法，下午练剪纸'],
    ['deeds of others and of one', '协助店主收银，自己做橱窗', '协助店主做橱窗，自己收银'],
    ['tools', '用Figma画草图，用Blender做动画', '用Blender画草图，用Figma做动画'],
  ])('%s that have changed places', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['a kind', 'Sorted museum ticket stubs and maps', 'Sorted museum tickets, stubs and maps'],
    ['with and', 'Stored garden tool handles', 'Stored garden tools and handles'],
    ['behind the others', 'Drew puppet theatre posters and maps', 'Drew posters, maps and puppet theatres'],
    ['a kind in Chinese', '负责展览海报设计', '负责展览、海报设计'],
    ['the deed first', '负责展览海报设计', '负责展览和设计海报'],
    ['behind the other in Chinese', '整理讲座资料', '整理资料、讲座'],
  ])('%s that has become a thing', (_, original, rewrite) => expect(isAccepted(original, rewrite)).toBe(false));

  test.each([
    ['a place', 'Made kites and puppets', 'Made kites and puppets for listed buildings', 'Cleaned listed buildings'],
    ['a place behind a comma', 'Made kites', 'Made kites, for listed buildings', 'Listed buildings'],
    ['clients', '制作风筝', '为博物馆制作风筝', '为博物馆修门'],
    ['a thing that often is a kind', '做风筝40个', '为产品做风筝40个', '整理产品目录'],
    ['clients behind a comma', '制作风筝', '制作风筝，为博物馆', '为博物馆'],
  ])('%s of another line', (_, original, rewrite, other) => expect(isAccepted(original, rewrite, other)).toBe(false));

  test.each([
    ['a deed', 'Took samples', 'Took and interpreted samples', 'Interpreted charts'],
    ['a deed in a list', 'Made and sold kites', 'Made, interpreted and sold kites', 'Interpreted'],
    ['a deed in Chinese', '制作风筝', '制作并检验风筝', '检验零件'],
    [
      'a plain deed',
      'Organised the weekly fair with clubs',
      'Organised and loaded weekly fairs with clubs',
      'Loaded vans',
    ],
  ])('%s of another line', (_, original, rewrite, other) => expect(isAccepted(original, rewrite, other)).toBe(false));
});

describe('the same is not', () => {
  test.each([
    ['whole clauses', 'Wrote letters in Danish, spoke some Polish', 'Spoke some Polish, wrote letters in Danish'],
    [
      'whole items',
      'Taught pottery to beginners and weaving to adults',
      'Taught weaving to adults and pottery to beginners',
    ],
    ['whole clauses in Chinese', '用法语接待游客，德语能读菜单', '德语能读菜单，用法语接待游客'],
    ['a list', 'Renewed fire drill and lifting training', 'Renewed lifting and fire drill training'],
    ['one head of two', 'Ran stock checks and price checks', 'Ran stock and price checks'],
    ['one head of two in Chinese', '负责库存盘点、价格盘点', '负责库存、价格盘点'],
    ['traits', 'Cooked cheap fast meals', 'Cooked cheap, fast meals'],
    ['a whole line of the entry', '制作风筝', '制作风筝，检验零件'],
  ])('%s', (_, original, rewrite) => expect(isAccepted(original, rewrite, '检验零件')).toBe(true));

  test('what heads the entry may be named', () =>
    expect(isAccepted('Made kites', 'Made kites at Brook Hall')).toBe(true));
});
