import { runsOf } from '@verdant/contracts/constants';

/** The words of a text as its marks have them: bold, italic; a link is told by its words alone. */
export const SetWords = ({ text }: { text: string }) =>
  runsOf(text).map(({ text: words, bold, italic }, at) => {
    const leant = italic ? <em>{words}</em> : words;
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity than their place
    return <span key={at}>{bold ? <strong>{leant}</strong> : leant}</span>;
  });
