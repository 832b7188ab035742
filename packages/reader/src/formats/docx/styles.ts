import { child, type Element, elements, settingOf, switchOf } from './xml.ts';

/** What is said about letters. `size` in pt; `shaded`: something dark may lie behind them. */
export type Letters = {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  colour?: string;
  hidden?: boolean;
  caps?: boolean;
  shaded?: boolean;
};
/** What is said about a paragraph. Lengths in pt; `level`: of a heading, from 0. */
export type Paragraph = {
  indent?: number;
  before?: number;
  after?: number;
  level?: number;
  list?: string;
  listLevel?: number;
  shaded?: boolean;
};
type Style = { letters: Letters; paragraph: Paragraph; name: string };
export type Styles = { of: (id: string | undefined) => Style; body: Style };

const TWIPS_PER_PT = 20;
const points = (twips: string | undefined): number | undefined => {
  const value = Number(twips);
  return twips === undefined || !Number.isFinite(value) ? undefined : value / TWIPS_PER_PT;
};

const said = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

const isShaded = (properties: Element | undefined): boolean | undefined => {
  const fill = child(properties, 'w:shd')?.attributes['w:fill'];
  return fill === undefined ? undefined : !/^(?:auto|ffffff)$/i.test(fill);
};

export function lettersOf(properties: Element | undefined): Letters {
  const size = Number(settingOf(properties, 'w:sz') ?? Number.NaN) / 2;
  const colour = settingOf(properties, 'w:color');
  const highlight = settingOf(properties, 'w:highlight');
  return said({
    bold: switchOf(properties, 'w:b'),
    italic: switchOf(properties, 'w:i'),
    size: Number.isFinite(size) ? size : undefined,
    colour: colour && /^[\da-f]{6}$/i.test(colour) ? `#${colour.toLowerCase()}` : colour ? '#000000' : undefined,
    hidden: switchOf(properties, 'w:vanish'),
    caps: switchOf(properties, 'w:caps'),
    shaded: highlight !== undefined && highlight !== 'none' ? true : isShaded(properties),
  });
}

export function paragraphOf(properties: Element | undefined): Paragraph {
  const indents = child(properties, 'w:ind')?.attributes ?? {};
  const spacing = child(properties, 'w:spacing')?.attributes ?? {};
  const numbers = child(properties, 'w:numPr');
  const level = settingOf(properties, 'w:outlineLvl');
  const listLevel = settingOf(numbers, 'w:ilvl');
  return said({
    indent: points(indents['w:left'] ?? indents['w:start']),
    before: points(spacing['w:before']),
    after: points(spacing['w:after']),
    level: level !== undefined && Number(level) < 9 ? Number(level) : undefined,
    list: settingOf(numbers, 'w:numId'),
    listLevel: listLevel === undefined ? undefined : Number(listLevel) || 0,
    shaded: isShaded(properties),
  });
}

const HEADING = /^(?:heading|标题)\s*(?<level>\d)$|^(?<title>title|标题|subtitle|副标题)$/i;

function headingLevel(name: string): { level?: number } {
  const found = HEADING.exec(name)?.groups;
  return found?.level ? { level: Number(found.level) - 1 } : {};
}

const MAX_CHAIN = 20;

/** The styles of a document; what one does not say, the one that it is based on says. */
export function stylesOf(root: Element | undefined): Styles {
  const sheet = child(root, 'w:styles');
  const defaults = child(sheet, 'w:docDefaults');
  const body: Style = {
    letters: lettersOf(child(child(defaults, 'w:rPrDefault'), 'w:rPr')),
    paragraph: paragraphOf(child(child(defaults, 'w:pPrDefault'), 'w:pPr')),
    name: '',
  };
  const all = new Map(elements(sheet).map((style) => [style.attributes['w:styleId'] ?? '', style]));
  const known = new Map<string, Style>();
  const of = (id: string, chain = 0): Style => {
    const style = all.get(id);
    if (!style || chain > MAX_CHAIN) return { letters: {}, paragraph: {}, name: '' };
    const ready = known.get(id);
    if (ready) return ready;
    const base = of(settingOf(style, 'w:basedOn') ?? '', chain + 1);
    const name = settingOf(style, 'w:name') ?? '';
    const made: Style = {
      letters: { ...base.letters, ...lettersOf(child(style, 'w:rPr')) },
      paragraph: { ...base.paragraph, ...headingLevel(name), ...paragraphOf(child(style, 'w:pPr')) },
      name,
    };
    known.set(id, made);
    return made;
  };
  const usual = [...all].find(
    ([, style]) =>
      style.attributes['w:type'] === 'paragraph' && /^(?:1|true)$/.test(style.attributes['w:default'] ?? ''),
  )?.[0];
  return { of: (id) => of(id ?? usual ?? ''), body };
}
