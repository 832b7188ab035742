import type { Certification } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';
import type { Line } from '../../types.ts';
import { validityIn } from '../../values/expiry.ts';
import { areSiblings, extendedLicence, isCertificate, isExam, isHonour, isPrizeName } from './honour-lists.ts';
import { fromText, type Honour, honoursIn, RANK } from './honour-text.ts';
import { parseAwards } from './honours.ts';

/** `isPrize`: one among the certificates that is a prize by its own words or its rank. */
export type Certificate = Draft<Certification> & { more: string; isPrize: boolean };

/** `Welding Ticket | OSHA 30 | TWIC card`: what stands beside a name in its line is no issuer, but more names. */
function withSiblings(honour: Honour): Honour[] {
  const { issuer, description } = honour;
  const others = [...(issuer && areSiblings([issuer]) ? [issuer] : []), ...description.split(/, |；|; /)].filter(
    Boolean,
  );
  if (extendedLicence(`${honour.name}, ${description}`)) return [honour];
  if (!areSiblings(others) || others.some((one) => RANK.test(one))) return [honour];
  return [{ ...honour, issuer: others.includes(issuer) ? '' : issuer, description: '' }, ...others.map(fromText)];
}

/** As far behind a name its own dates stand. */
const BESIDE = 80;
const textOf = ({ source }: Honour): string =>
  (source?.lines ?? []).map(({ cells }) => cells.map(({ text }) => text).join(' ')).join(' ');
/** With the last day in its own field, where a part beside the name tells it, or the words before the date do. */
function withExpiry(honour: Honour): Honour {
  const { name, issuer, date, expires } = honour;
  const told = expires ? null : validityIn(issuer);
  if (told) return { ...honour, issuer: '', expires: told.expires, date: date === told.expires ? told.date : date };
  const text = textOf(honour);
  const at = name === '' ? -1 : text.indexOf(name);
  const beside = expires || !date || at < 0 ? null : validityIn(text.slice(at, at + name.length + BESIDE));
  return beside?.expires === date ? { ...honour, ...beside } : honour;
}

function toCertificate({ name, issuer, date, expires, description, source, is }: Honour): Certificate {
  const isPrize = is === 'prize' || isPrizeName(name) || RANK.test(description);
  return {
    name: isPrize && RANK.test(description) ? `${name} ${description}` : name,
    issuer: issuer || (isPrize ? '' : description),
    date,
    ...(expires && { expires }),
    more: issuer ? description : '',
    isPrize,
    ...(source ? { source } : {}),
  };
}

export const parseCertifications = (lines: Line[]): Certificate[] =>
  parseAwards(lines, false).flatMap(withSiblings).map(withExpiry).map(toCertificate);

/** `荣誉证书`, `Honours and certificates`: below such words both stand in one list. */
const NAMES_BOTH = /证|资质|certificat|licen[cs]/iu;
/** The paper on which a prize was given. */
const PAPER_OF_PRIZE = /(?:荣誉|获奖|奖励)证书?$/u;

/** A certificate among the awards of a section: told so, or by its own words where the heading names certificates, too. */
export const isCertificateAmong = (title: string, { name, description, is }: Honour): boolean => {
  const isPrize = is === 'prize' || isPrizeName(name) || RANK.test(description) || PAPER_OF_PRIZE.test(name);
  return is === 'certificate' || (NAMES_BOTH.test(title) && !isPrize && (isCertificate(name) || isExam(name)));
};

/** The certificates of a text by itself. */
export const certificatesIn = (text: string): Certificate[] =>
  honoursIn(text).flatMap(withSiblings).map(withExpiry).map(toCertificate);

/** True where most of what was read under another heading (`Papers`) are certificates by their own words. */
export const areCertificates = (lines: Line[]): boolean => {
  const names = parseCertifications(lines).map(({ name }) => name);
  const [honours, certificates] = [names.filter(isHonour).length, names.filter(isCertificate).length];
  return (
    names.length > 0 &&
    names.every((name) => name.length <= 60) &&
    (honours * 2 > names.length || certificates * 2 >= names.length)
  );
};
