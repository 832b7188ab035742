import type { HiddenBy } from '@verdant/contracts';
import type { Line } from '../../types.ts';
import type { Row } from '../lines.ts';
import type { Numbering } from './numbering.ts';
import type { Styles } from './styles.ts';
import type { Element } from './xml.ts';

/** What a part of the document needs to be read: its styles, lists and link targets, and where hidden text goes. */
export type Context = {
  styles: Styles;
  numbering: Numbering;
  links: Map<string, string>;
  hide: (text: string, how: HiddenBy) => void;
};

/** Where blocks stand: in a column, on something coloured. */
export type Place = { column: Line['column']; shaded: boolean };

/** Reads the blocks (paragraphs, tables) inside an element. */
export type ReadBlocks = (container: Element, place: Place) => Row[];
