import { descriptorOf, kindsIn, type ListSectionKey } from '@verdant/contracts';

type Values = Record<string, unknown>;

/** An address of the web that stands for itself, or behind a label that says no more than that it is one. */
const ADDRESS =
  /^(?:(?:link|url|website|homepage|demo|链接|网址|官网|项目地址|项目链接)\s*[:：]\s*)?(https?:\/\/\S+)$/i;
const addressIn = (text: string): string | null => ADDRESS.exec(text.trim())?.[1] ?? null;

/** An entry whose texts say its address on a line of its own: that is its link. */
export function withOwnAddress<T extends object>(section: ListSectionKey, item: T): T {
  const { fields } = descriptorOf(section);
  const [link] = kindsIn(fields, 'link');
  const values = item as Values;
  if (link === undefined || values[link]) return item;
  const lists = kindsIn(fields, 'bullets', 'text').map((key) => {
    const value = values[key] as string | string[];
    return { key, isText: typeof value === 'string', lines: typeof value === 'string' ? value.split('\n') : value };
  });
  const addresses = lists.flatMap(({ lines }) => lines.flatMap((line) => addressIn(line) ?? []));
  if (addresses.length !== 1) return item;
  const rest = lists.map(({ key, isText, lines }): [string, unknown] => {
    const others = lines.filter((line) => addressIn(line) === null);
    return [key, isText ? others.join('\n') : others];
  });
  return { ...item, ...Object.fromEntries(rest), [link]: addresses[0] };
}
