import { type Construction, reChinese as re } from '../constructions/construction.ts';

const CLAUSE = '[^，,。；;]';
/** What was done beside something else, each as a sentence of its own: in no order, and neither because of the other. */
const BESIDE: readonly Construction[] = [
  [
    /^(?:while|whilst|alongside|besides|as well as|in addition to|on top of|apart from) ([a-z]+ing\b[^,;]*), (?=[a-z])/gi,
    '$1; ',
  ],
  [/[,;]? (?:while|whilst|alongside|as well as|in addition to|besides|on top of)(?: also)? (?=[a-z]+ing\b)/gi, '; '],
  [/[,;](?: and)? (?:otherwise|separately|elsewhere|meanwhile|at the same time|plus|also|besides),? (?=[a-z])/gi, '; '],
  [re(`(?:^|(?<=[，,。；;]))除了?(${CLAUSE}{2,40}?)(?:之外|以外|外)[，,](?:同时|还|也|另|并)*`), '$1；'],
  [re(`(?:^|(?<=[，,。；;]))(?:在)?(${CLAUSE}{4,40}?)(?:期间|的同时|之余)[，,](?:还|也|另|并)*`), '$1；'],
  [re(`[，,；;](?:与此同时|同时|此外|另外|另|并且|并|还|也)+[，,]?(?=${CLAUSE}{4})`), '；'],
  [re(`；(?:平时|平日|日常)(?=${CLAUSE}*每)`), '；'],
];

export const sideBySide = (rewrite: string): string =>
  BESIDE.reduce((text, [pattern, form]) => text.replace(pattern, form as string), rewrite);
