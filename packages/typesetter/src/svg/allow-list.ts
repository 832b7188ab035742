const elements = new Set([
  'g',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'image',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
]);
const attributes = new Set(
  (
    'id d x y x1 x2 y1 y2 r rx ry cx cy width height points transform viewBox preserveAspectRatio opacity fill ' +
    'fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity clip-path clip-rule clipPathUnits offset stop-color stop-opacity gradientUnits ' +
    'gradientTransform patternUnits patternTransform href xlink:href'
  ).split(' '),
);
export const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const isReference = (name: string) => name === 'href' || name === 'xlink:href';
const safe = (name: string, value: string) =>
  isReference(name) ? /^(#|data:image\/(png|jpeg);)/.test(value) : !/url\((?!['"]?#)/i.test(value);

export const isElement = (name: string): boolean => elements.has(name);

/** ` name="value"` of each attribute that may stay; the compiler writes some references twice, one of them is enough. */
export function keptAttributes(source: string): string {
  let out = '';
  let refers = false;
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    if (!attributes.has(name) || !safe(name, value)) continue;
    if (!isReference(name)) out += ` ${name}="${value}"`;
    else if (!refers) out += ` href="${value}"`;
    refers ||= isReference(name);
  }
  return out;
}

/**
 * The drawing and nothing else: elements and attributes that are not on the list are dropped with all they hold, text
 * between tags too. So no script, foreign object, link, style or event handler can pass.
 */
export function drawingOnly(svg: string): string {
  let out = '';
  let skipping = 0;
  for (const [, closing, name = '', source = '', alone] of svg.matchAll(TAG)) {
    if (skipping > 0) skipping += closing ? -1 : alone ? 0 : 1;
    else if (elements.has(name))
      out += closing ? `</${name}>` : `<${name}${keptAttributes(source)}${alone ? '/' : ''}>`;
    else if (!closing && !alone) skipping = 1;
  }
  return out;
}
