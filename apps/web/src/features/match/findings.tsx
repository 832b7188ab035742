import { IconAlertCircle, IconChevronDown, IconChevronUp, IconInfoCircle } from '@tabler/icons-react';
import type { JobMatch } from '@verdant/contracts';
import { useState } from 'react';
import { pathLabel } from '../../editor/content/path-label.ts';
import { useContent } from '../../editor/content/use-content.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './match.module.css';
import { useMatch } from './match-context.tsx';

const MAX_PLACES = 4;

type Finding = JobMatch['findings'][number];

const FindingRow = ({ finding, terms }: { finding: Finding; terms: JobMatch['terms'] }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  const content = useContent();
  const { lookAt } = useMatch();
  const [open, setOpen] = useState(false);
  const Icon = finding.severity === 'low' ? IconInfoCircle : IconAlertCircle;
  const Chevron = open ? IconChevronUp : IconChevronDown;
  const about = finding.terms.flatMap((at) => (terms[at] ? [{ at, term: terms[at].term }] : []));
  const places = about.length > 0 ? [] : finding.evidence.slice(0, MAX_PLACES);
  return (
    <li data-finding={finding.checkId}>
      <button type="button" className={classes.finding} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon
          className={classes[finding.severity]}
          size={16}
          stroke={1.75}
          role="img"
          aria-label={t(`match:severity.${finding.severity}`)}
        />
        <span>{finding.title}</span>
        <span className={classes.credit}>{about.length > 0 ? about.length : ''}</span>
        <Chevron className={classes.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <div className={classes.inside}>
          <p>{finding.detail}</p>
          {about.length > 0 && (
            <div className={classes.chips}>
              {about.map(({ at, term }) => (
                <button key={at} type="button" className={classes.chip} onClick={() => lookAt(at)}>
                  {term}
                </button>
              ))}
            </div>
          )}
          {places.map(({ path, quote, from }) => (
            <p key={`${path} ${from}`} className={classes.quote}>
              <TextButton onClick={() => goToField(path)}>{pathLabel(content, path, t)}</TextButton>
              <span>{quote}</span>
            </p>
          ))}
        </div>
      )}
    </li>
  );
};

/** What stands between the résumé and this job. It costs none of the résumé's own hundred points. */
export const Findings = ({ match }: { match: JobMatch }) => {
  const { t } = useT();
  if (match.findings.length === 0) return null;
  return (
    <section className={classes.block}>
      <h3>{t('match:findings', { count: match.findings.length })}</h3>
      <ul>
        {match.findings.map((finding, i) => (
          // a check may speak twice; its findings have no other identity than their order
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <FindingRow key={i} finding={finding} terms={match.terms} />
        ))}
      </ul>
    </section>
  );
};
