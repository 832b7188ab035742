import type { IParagraphStylePropertiesOptions, IRunStylePropertiesOptions } from 'docx';
import { HAIR, INK, inked, inkOn, lighter } from './colours.ts';
import type { HeadingWay } from './word-look.ts';

type Drawn = { paragraph: IParagraphStylePropertiesOptions; run?: IRunStylePropertiesOptions };

/** What is drawn about a heading; Word has lines on all sides of a paragraph, and none beside its words. */
export function headingOf(way: HeadingWay, accent: string): Drawn {
  const line = (size: number, space: number, color = accent) => ({ style: 'single', size, color, space }) as const;
  const filled = (fill: string) => ({ type: 'clear', color: 'auto', fill }) as const;
  const drawn: Record<HeadingWay, Drawn> = {
    plain: { paragraph: {} },
    line: { paragraph: { border: { bottom: line(6, 2) } } },
    hair: { paragraph: { border: { bottom: line(6, 2, HAIR) } } },
    bar: { paragraph: { border: { left: line(24, 6) }, indent: { left: 120 } } },
    band: { paragraph: { shading: filled(lighter(accent)) } },
    sides: { paragraph: { alignment: 'center', border: { top: line(4, 3), bottom: line(4, 3) } } },
    tab: {
      paragraph: { border: { bottom: line(8, 0) } },
      run: { shading: filled(accent), color: inkOn(accent) },
    },
    // its ground reaches a little further than its words
    filled: {
      paragraph: { shading: filled(accent), border: { left: line(24, 4) }, indent: { left: 80 } },
      run: { color: inkOn(accent) },
    },
    over: { paragraph: { border: { top: line(18, 6, INK) } } },
    dotted: { paragraph: { border: { bottom: { ...line(6, 2), style: 'dotted' } } } },
    centred: { paragraph: { alignment: 'center' } },
    hanging: { paragraph: {} },
  };
  return drawn[way];
}

/** The colour of the words of a heading, where its way has none of its own. */
export const headingInk = (ink: 'ink' | 'accent', accent: string): string => (ink === 'ink' ? INK : inked(accent));
