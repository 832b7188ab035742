import { IconArrowRight } from '@tabler/icons-react';
import type { JobRequirement } from '@verdant/contracts';
import { wordsAt } from '@verdant/contracts/constants';
import { pathLabel } from '../../editor/content/path-label.ts';
import { useContent } from '../../editor/content/use-content.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './match.module.css';
import { useMatch } from './match-context.tsx';

/** The sentence round a quote, short enough for a line or two. */
const around = (text: string | undefined, from: number, to: number) => {
  if (text === undefined || to > text.length) return null;
  const [begin, end] = [Math.max(0, from - 40), Math.min(text.length, to + 60)];
  return {
    before: `${begin > 0 ? '…' : ''}${text.slice(begin, from)}`,
    quote: text.slice(from, to),
    after: `${text.slice(to, end)}${end < text.length ? '…' : ''}`,
  };
};

/** What answers a requirement, word for word, or where it could be shown. */
export const RequirementDetail = ({ term, at }: { term: JobRequirement; at: number }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  const content = useContent();
  const { open, lookAt } = useMatch();
  return (
    <div className={classes.inside}>
      {term.options.length > 1 && <p>{t('match:anyOf', { options: term.options.join(t('match:orJoin')) })}</p>}
      {term.found.length > 0 && (
        <>
          <h4>{t('match:shownAt')}</h4>
          <ul className={classes.places}>
            {term.found.map(({ path, quote, from, to }, place) => {
              const words = around(wordsAt(content, path), from, to);
              return (
                <li key={`${path} ${from}`} aria-current={open?.place === place}>
                  <button type="button" onClick={() => lookAt(at, place)}>
                    {words ? (
                      <>
                        {words.before}
                        <mark>{words.quote}</mark>
                        {words.after}
                      </>
                    ) : (
                      quote
                    )}
                  </button>
                  <TextButton onClick={() => goToField(path)} title={t('analysis:goToField')}>
                    {pathLabel(content, path, t)}
                  </TextButton>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {term.showIn.length > 0 && (
        <>
          <h4>{t('match:showIn')}</h4>
          <ul className={classes.ways}>
            {term.showIn.map(({ path, because }) => (
              <li key={path}>
                <TextButton onClick={() => goToField(path)}>
                  {pathLabel(content, path, t)}
                  <IconArrowRight size={14} stroke={1.75} aria-hidden="true" />
                </TextButton>
                <span>{t(`match:because.${because}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {term.found.length === 0 && term.showIn.length === 0 && (
        <p>{t(term.kind === 'degree' ? 'match:nowhereDegree' : 'match:nowhere')}</p>
      )}
    </div>
  );
};
