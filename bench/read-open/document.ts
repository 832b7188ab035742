import type { Block } from './pages/blocks.ts';
import { compose } from './pages/compose.ts';
import type { Style } from './pages/style.ts';
import { inventPerson } from './people/invent.ts';
import type { Language } from './people/person.ts';
import { createRandom } from './random.ts';
import { type Truth, truthOf } from './truth.ts';

/** An invented résumé: what is drawn, how, and what a perfect reader finds in it. */
export type GeneratedDocument = { seed: number; language: Language; blocks: Block[]; style: Style; truth: Truth };

/** The document of a seed: always the same one. */
export function generateDocument(seed: number, language?: Language): GeneratedDocument {
  const random = createRandom(seed);
  const own = language ?? (random.chance(0.5) ? 'zh' : 'en');
  const { blocks, style, shown, person } = compose(random, inventPerson(random, own));
  return { seed, language: own, blocks, style, truth: truthOf(person, shown) };
}
