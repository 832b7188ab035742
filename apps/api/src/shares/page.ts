import type { Language } from '@verdant/contracts';
import { ARTICLE_CSS, type Article, type Html, html } from '@verdant/typesetter';
import { words } from './words.ts';

const PAGE_CSS = `
body{margin:0;background:#eef1ed;color:#181d19;font:16px/1.6 Inter,"PingFang SC","Microsoft YaHei",system-ui,sans-serif}
.bar,.foot{max-width:46rem;margin:0 auto;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;justify-content:flex-end}
.foot{justify-content:center;font-size:.875rem;padding:1.5rem 1rem 2.5rem}
.foot a,.note a{color:#0f5738}.foot a{display:inline-block;padding:.6rem}
.act{display:inline-flex;align-items:center;min-height:44px;box-sizing:border-box;padding:0 1.1rem;border:1px solid #8d928e;border-radius:8px;background:#fff;color:#0f5738;font:inherit;font-size:.95rem;text-decoration:none;cursor:pointer}
.act.main{background:#1e7248;border-color:#1e7248;color:#fff}
.act:focus-visible,a:focus-visible,input:focus-visible{outline:2px solid #1e7248;outline-offset:2px}
form{margin:0}
.resume{box-shadow:0 1px 2px #181d191a,0 8px 24px #181d190f}
.note{max-width:24rem;margin:12vh auto 0;padding:2rem;background:#fff;border:1px solid #d8ddd9;border-radius:12px;box-sizing:border-box}
.note h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.35}
.note p{margin:.5rem 0;color:#4c524d}.note .wrong{color:#b13827}
.note label{display:block;margin-top:1rem;font-weight:600;font-size:.9rem}
.note input{width:100%;box-sizing:border-box;height:44px;margin:.35rem 0 1rem;padding:0 .75rem;border:1px solid #8d928e;border-radius:8px;font:inherit}
@media(max-width:26rem){.note{margin:1rem;padding:1.25rem}}
@media print{body{background:#fff}.bar,.foot{display:none}.resume{box-shadow:none}}
`.replaceAll('\n', '');

type Shell = { language: Language; title: string; head?: Html | false; body: Html };

const LOCALE = { en: 'en', zh: 'zh-Hans' };

/** A whole page. None of them is for search engines, and none needs a script. */
const page = ({ language, title, head = false, body }: Shell): string =>
  `<!doctype html>${
    html`<html lang="${LOCALE[language]}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="same-origin">${head}<style>${{ html: ARTICLE_CSS + PAGE_CSS }}</style></head>
<body>${body}</body></html>`.html
  }`;

export type SharedPage = {
  language: Language;
  article: Article;
  /** where this page stands: an absolute address */
  url: string;
  /** what a chat shows of the link; null where there is a password */
  picture: string | null;
  /** where the PDF is */
  pdf: string | null;
  canAskContact: boolean;
};

/** The résumé itself, with what can be done with it. */
export function sharedPage({ language, article, url, picture, pdf, canAskContact }: SharedPage): string {
  const say = words[language];
  const head = html`<meta property="og:type" content="profile"><meta property="og:title" content="${article.title}">
<meta property="og:url" content="${url}">${
    picture &&
    html`<meta property="og:image" content="${picture}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`
  }`;
  const bar =
    (pdf !== null || canAskContact) &&
    html`<nav class="bar" aria-label="${article.title}">${
      canAskContact &&
      html`<form method="post"><input type="hidden" name="ask" value="contact"><button class="act">${say.askContact}</button></form>`
    }${pdf !== null && html`<a class="act main" href="${pdf}" rel="nofollow">${say.download}</a>`}</nav>`;
  const foot = html`<footer class="foot"><a href="/">${say.madeWith}</a></footer>`;
  return page({ language, title: article.title, head, body: html`${bar}<main>${article.body}</main>${foot}` });
}

type Note = { title: string; text: string };
const note = (language: Language, { title, text }: Note, more: Html): string =>
  page({ language, title, body: html`<main class="note"><h1>${title}</h1><p>${text}</p>${more}</main>` });

/** Asks for the password; `problem` is what was wrong with the last one. */
export function passwordPage(language: Language, problem: string | null): string {
  const say = words[language];
  const form = html`<form method="post">${problem !== null && html`<p class="wrong" role="alert">${problem}</p>`}
<label for="password">${say.password}</label>
<input id="password" name="password" type="password" required maxlength="128" autocomplete="off">
<button class="act main">${say.open}</button></form>`;
  return note(language, { title: say.locked, text: say.lockedWhy }, form);
}

/** For whatever leads nowhere; it does not say which of the reasons it is. */
export function gonePage(language: Language): string {
  const say = words[language];
  return note(language, { title: say.gone, text: say.goneWhy }, html`<p><a href="/">${say.home}</a></p>`);
}
