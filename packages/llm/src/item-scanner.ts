const THOUGHTS = /^\s*<think(?:ing)?>/i;
const END_OF_THOUGHTS = /<\/think(?:ing)?>/i;

/**
 * Reads an answer while it is written: `{"list": [{…}, {…}]}`. Answers with a function that takes the next piece;
 * `onItem` hears of each member of a list of the outermost object as soon as it is closed. What is not JSON is passed
 * over: the whole answer is read once more at its end.
 */
export function itemScanner(onItem: (list: string, item: unknown) => void): (piece: string) => void {
  let text = '';
  let at = 0;
  let thinking: boolean | null = null;
  let inString = false;
  let stringFrom = 0;
  let itemFrom = 0;
  let key = '';
  const open: string[] = [];

  const tell = (json: string) => {
    let item: unknown;
    try {
      item = JSON.parse(json);
    } catch {
      return;
    }
    onItem(key, item);
  };
  const close = () => {
    open.pop();
    if (open.join('') === '{[') tell(text.slice(itemFrom, at + 1));
  };
  const step = (char: string) => {
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') {
        inString = false;
        if (open.length === 1) key = text.slice(stringFrom + 1, at);
      }
    } else if (char === '"' && open.length > 0) {
      inString = true;
      stringFrom = at;
    } else if (char === '{' || (char === '[' && open.length > 0)) {
      if (open.join('') === '{[') itemFrom = at;
      open.push(char);
    } else if ((char === '}' || char === ']') && open.length > 0) close();
  };

  return (piece) => {
    text += piece;
    // the first letters say whether it thinks aloud; an object in a thought is no answer
    if (thinking === null && text.trim().length >= 10) thinking = THOUGHTS.test(text);
    if (thinking === null) return;
    if (thinking) {
      const end = END_OF_THOUGHTS.exec(text);
      if (!end) return;
      at = end.index + end[0].length;
      thinking = false;
    }
    for (; at < text.length; at++) step(text[at]!);
  };
}
