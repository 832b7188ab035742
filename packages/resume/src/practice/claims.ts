import type { Bullet, ResumeDocument, Role } from '../document/document.ts';
import { isOfNow } from '../document/of-now.ts';
import { shortHash } from '../text/hash.ts';
import { claimForm, type Formed } from './claim-form.ts';
import type { Draft } from './draft.ts';
import { quoted } from './quoted.ts';
import type { Sure } from './sure.ts';
import type { ClaimForm } from './wording/forms.ts';

/** How curious a line makes, and how much the newer of two posts counts. Our judgement. */
const CURIOUS: Record<ClaimForm, number> = {
  fromTo: 26,
  change: 24,
  led: 22,
  solved: 21,
  earned: 21,
  record: 20,
  made: 18,
  budget: 17,
  taught: 14,
  volume: 14,
  outcome: 12,
  sized: 10,
  share: 9,
  plain: 3,
};
const NEWER = [22, 14, 8, 4];
const BASE = 50;
/** A second line asked about in the same way, or of the same post, is less likely. */
const AGAIN = { form: 16, role: 5 };
const MOST = 5;

/** Neither tells more than that it was done. */
const manner = (form: ClaimForm) => (form === 'plain' ? 'sized' : form);

type Claim = { bullet: Bullet; role: Role; formed: Formed; worth: number };

const key = (role: Role, text: string) => `${role.section}/${role.id}:${shortHash(text)}`;

function claimsOf(document: ResumeDocument, sure: Sure): Claim[] {
  const isNow = isOfNow(document);
  const roles = document.roles.filter((role) => isNow(role.path));
  return roles.flatMap((role, order) =>
    role.bullets.flatMap((bullet) => {
      const formed = bullet.metric || bullet.language !== document.language ? null : claimForm(bullet);
      if (!formed || !sure.line(bullet)) return [];
      const newer = role.section === 'work' ? (NEWER[order] ?? 0) : 6;
      return [{ bullet, role, formed, worth: BASE + CURIOUS[formed.form] + newer }];
    }),
  );
}

/** The lines that an interviewer would ask about first, each in another way as far as there are others. */
export function claimDrafts(document: ResumeDocument, sure: Sure): Draft[] {
  const left = claimsOf(document, sure);
  const chosen: Claim[] = [];
  const worth = ({ formed, role, worth: own }: Claim) =>
    own -
    AGAIN.form * chosen.filter((one) => manner(one.formed.form) === manner(formed.form)).length -
    AGAIN.role * chosen.filter((one) => one.role === role).length;
  while (chosen.length < MOST && left.length > 0) {
    const best = left.reduce((top, one) => (worth(one) > worth(top) ? one : top));
    left.splice(left.indexOf(best), 1);
    chosen.push({ ...best, worth: worth(best) });
  }
  return chosen.map(({ bullet, role, formed, worth: weight }) => ({
    kind: 'claim',
    form: formed.form,
    path: bullet.path,
    quote: bullet.text,
    requirement: null,
    words: { line: quoted(bullet.text, document.language, formed) },
    weight,
    key: key(role, bullet.text),
  }));
}
