import { printRuns } from '@verdant/contracts/constants';
import { fromHtml } from './from-html.ts';

/** Other ways in which Markdown says the same. */
const likeOurs = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}_])__(?=[^\s_])([^\n]+?)(?<=[^\s_])__(?![\p{L}\p{N}_]|\.\p{L})/gu, '**$1**')
    .replace(/(\]\([^\s()]+)\s+(?:"[^"\n]*"|'[^'\n]*')\)/g, '$1)')
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, (_, address: string) =>
      printRuns([{ text: address, href: address }]),
    );

/** What is pasted, in our marks: of a page or a document its bold, italic and links, of Markdown what it says. */
export function pastedText(data: Pick<DataTransfer, 'getData'>): string {
  const plain = data.getData('text/plain');
  const marked = fromHtml(data.getData('text/html'));
  return marked ?? likeOurs(plain);
}
