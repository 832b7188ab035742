/** What the names of certificates have in common and tells none from another. */
const GENERIC =
  /资格证书|执业证书|职业资格|执业资格|从业资格|岗位证书|上岗证书?|操作证书?|从业人员|特种作业|特种设备|执业|职业|资格|证明|证书|证件|证|持证|作业|\b(?:an?|the|valid|current|active|full|clean|licen[cs]es?|licen[cs]ed|certificat\w+|certified|cards?|checks?|registrations?|registered|permits?|required|clearance|numbers?|in|of|or|for)\b/gi;
const BRACKET = /[（(][^（()）]*[)）]/g;
/** Says that a thing is a certificate, a licence or a check. */
const NAMES_CERTIFICATE =
  /证$|证书|资格|证明|执照|驾照|\b(?:licen[cs]e|certificat\w*|certified|card|check|registration|permit|diploma|ticket)\b/i;
const LEAST_HAN = 3;
const LEAST_STEM = 4;

export const namesCertificate = (phrase: string): boolean => NAMES_CERTIFICATE.test(phrase);

const bare = (text: string) => text.replace(/[\s\p{P}]/gu, '');
const wordsIn = (text: string) => text.toLowerCase().match(/[a-z\d+]+/g) ?? [];
/** tacho and tachograph, electrician and electrical */
const sameStem = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) >= LEAST_STEM && (a.startsWith(b) || b.startsWith(a)));

/**
 * Whether a certificate of this name is the one that is asked for, whatever else both are called: 施工员岗位证书 and
 * 施工员证, `DBS check` and `Enhanced DBS`. A short Chinese name must be all that the certificate is of: 健康证 is no
 * 健康管理师.
 */
export function isHeldBy(asked: string, certificate: string): boolean {
  if (/\p{Script=Han}/u.test(asked)) {
    const core = bare(asked.replace(BRACKET, '').replace(GENERIC, ''));
    if (core.length < 2 || !/\p{Script=Han}/u.test(core)) return false;
    const whole = bare(certificate.replace(GENERIC, ''));
    const short = bare(certificate.replace(BRACKET, '').replace(GENERIC, ''));
    return short === core || (core.length >= LEAST_HAN && whole.includes(core));
  }
  const words = wordsIn(asked.replace(GENERIC, ' '));
  const own = wordsIn(certificate);
  return words.length > 0 && words.every((word) => own.some((other) => sameStem(word, other)));
}
