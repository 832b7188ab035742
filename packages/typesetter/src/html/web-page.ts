import type { RenderInput } from '../render-source.ts';
import { article } from './article.ts';
import { ARTICLE_CSS } from './article-css.ts';
import { html } from './markup.ts';

const LOCALE = { en: 'en', zh: 'zh-Hans' };

/** The résumé as one file that any browser opens, prints and reads aloud: no script, nothing fetched from elsewhere. */
export function webPage(input: RenderInput): string {
  const { title, body } = article(input);
  const css = `body{margin:0;background:#fff}${ARTICLE_CSS}`;
  return `<!doctype html>\n${
    html`<html lang="${LOCALE[input.language]}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${{ html: css }}</style></head>
<body><main>${body}</main></body></html>
`.html
  }`;
}
