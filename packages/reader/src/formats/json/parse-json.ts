import { Failure } from '@verdant/contracts';

const MAX_DEPTH = 64;

/** How deep objects and lists stand in each other; what stands in strings does not count. */
function depthOf(text: string): number {
  let [depth, most, quoted] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (quoted) {
      if (letter === '\\') i++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') most = Math.max(most, ++depth);
    else if (letter === '}' || letter === ']') depth--;
  }
  return most;
}

/** Throws `Failure`: damaged for what is no JSON, or is nested as no résumé is. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new Failure('damaged', { cause: `nested deeper than ${MAX_DEPTH}` });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('damaged', { cause });
  }
}
