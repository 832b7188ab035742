import { IconCircleCheck, IconCircleDashed, IconCircleHalf2, IconHelpCircle } from '@tabler/icons-react';
import type { JobRequirement } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { pathLabel } from '../../editor/content/path-label.ts';
import { useContent } from '../../editor/content/use-content.ts';
import { type Say, useT } from '../../editor/use-t.ts';
import classes from './match.module.css';
import { useMatch } from './match-context.tsx';
import { RequirementDetail } from './requirement-detail.tsx';

const icons = { yes: IconCircleCheck, half: IconCircleHalf2, unsure: IconHelpCircle, none: IconCircleDashed };
const stateOf = ({ credit, standing }: JobRequirement) =>
  standing === 'unsure' ? 'unsure' : credit >= 0.8 ? 'yes' : credit > 0 ? 'half' : 'none';

/** What one holds is shown by its name alone. */
const isEnough = ({ standing, credit }: JobRequirement) => standing === 'listed' && credit === 1;

/** Where it stands, in a few words. */
const where = (term: JobRequirement, place: (path: string) => string, t: Say): string => {
  const { standing, found, path, kind } = term;
  const [best] = found;
  if (standing === 'missing') return t(kind === 'degree' ? 'match:noDegree' : 'match:notFound');
  if (standing === 'unsure') return best ? t('match:unsureOf', { what: best.quote }) : t('match:seldomTold');
  if (standing === 'listed') return t(isEnough(term) ? 'match:listed' : 'match:listedOnly');
  if (standing === 'related' && best) return t('match:related', { what: best.quote });
  const at = best?.path ?? path;
  return at ? place(at) : t(`match:standing.${standing}`);
};

/** One requirement: whether it is there, where, and what it is credited. Looking at it marks its place on the page. */
export const RequirementRow = ({ term, at }: { term: JobRequirement; at: number }) => {
  const { t } = useT();
  const content = useContent();
  const { open, toggle } = useMatch();
  const row = useRef<HTMLLIElement>(null);
  const isOpen = open?.term === at;
  const kind = stateOf(term);
  const Icon = icons[kind];
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={row} className={isOpen ? classes.looked : undefined} data-term-row={at}>
      <button
        type="button"
        className={classes.term}
        aria-expanded={isOpen}
        data-thread-from={isOpen || undefined}
        onClick={() => toggle(at)}
      >
        <Icon
          className={classes[kind]}
          size={16}
          stroke={1.75}
          role="img"
          aria-label={isEnough(term) ? t('match:listed') : t(`match:standing.${term.standing}`)}
        />
        <span className={classes.name}>{term.term}</span>
        <span className={classes.place}>{where(term, (path) => pathLabel(content, path, t), t)}</span>
        <span className={classes.credit}>{term.credit.toFixed(1)}</span>
      </button>
      {isOpen && <RequirementDetail term={term} at={at} />}
    </li>
  );
};
