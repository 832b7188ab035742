import { trimEdges, withoutDates } from '../../entries/pieces.ts';
import { findUrl } from '../../values/contacts.ts';
import { findDates } from '../../values/parse-dates.ts';
import { areAuthors } from './authors.ts';

export type Citation = { title: string; authors: string; venue: string; date: string; url: string };

/** `A. Author (2021). Title. Venue.`: the year behind the authors parts them from the title. */
const YEAR_BEHIND =
  /^(?<authors>[^()（）]{2,400}?)\s*[(（](?:19|20)\d\d[^()（）]{0,12}[)）][.,，。:：]?\s*(?<told>\S.*)$/u;
/** `作者. 题名[J]. 刊名`: the kind of work in brackets ends the title. */
const KIND_BEHIND =
  /^(?:(?<authors>[^[\]]{2,200}?)[.．。:：]\s*)?(?<title>[^[\]]{2,300}?)\s*\[[A-Z](?:\/[A-Z]{2})?\][.．。,，]?\s*(?<venue>.*)$/u;
/** `A. Author, "Title," Venue` */
const QUOTED =
  /^(?:(?<authors>[^"“”《]{2,400}?)[,，.:：]?\s*)?["“《](?<title>[^"“”《》]{2,300})["”》][,，.]?\s*(?<venue>.*)$/u;
/** The end of a sentence; the point of an initial ends none. */
const SENTENCE = /(?<=[\p{Ll}\d)）?!\p{Script=Han}])[.。．?!]\s+|[。]\s*/u;

const clean = (text = '') => trimEdges(text).replace(/[.。]$/, '');

function partsOf(text: string): Pick<Citation, 'title' | 'authors' | 'venue'> {
  const marked = KIND_BEHIND.exec(text)?.groups ?? QUOTED.exec(text)?.groups;
  if (marked) {
    const authors = clean(marked.authors);
    return {
      title: clean(marked.title).replace(/,$/, ''),
      authors,
      venue: clean(withoutDates(marked.venue ?? '').split(' | ')[0]),
    };
  }
  const dated = YEAR_BEHIND.exec(text)?.groups;
  const told = dated?.told ?? withoutDates(text).replace(/ \| /g, ' ');
  const [first = '', ...others] = told.split(SENTENCE).map(clean).filter(Boolean);
  if (dated && areAuthors(clean(dated.authors)))
    return { title: first, authors: clean(dated.authors), venue: others[0] ?? '' };
  if (others.length > 0 && areAuthors(first)) return { title: others[0]!, authors: first, venue: others[1] ?? '' };
  return { title: first, authors: '', venue: others[0] ?? '' };
}

/** A work as it is cited in one piece, in the ways of APA, IEEE and GB/T 7714 or nearly so. */
export function citationOf(cited: string): Citation {
  const url = findUrl(cited)?.value ?? '';
  const text =
    url === '' ? cited : cited.replace(url, '').replace(/\s*[[(（]?\s*(?:doi|link|链接)?[:：]?\s*[\])）]?\s*$/i, '');
  return { ...partsOf(text.trim()), date: findDates(text)?.start ?? '', url };
}
