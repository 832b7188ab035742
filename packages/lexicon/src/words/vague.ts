import { list } from '../match/list.ts';

/** Words that stand where a figure could. */
export const englishVague = list(`
  various, several, many, numerous, multiple, a lot of, lots of, a number of, significantly, substantially, considerably,
  dramatically, greatly, vastly, massively, hugely, enormously
`);
export const chineseVague = list(`
  大量，若干，多个，多篇，多份，多场，多款，多家，多名，多位，多项，多次，多种，众多，显著，明显，大幅，大幅度，极大，一定程度，较大，诸多，许多，很多
`);
