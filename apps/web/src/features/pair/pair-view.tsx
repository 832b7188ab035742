import { IconCheck } from '@tabler/icons-react';
import type { PairState } from '@verdant/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useKeys } from '../../editor/use-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pairOf } from '../../lib/paths.ts';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './pair.module.css';
import { PairSideView } from './pair-side.tsx';
import { Unlink } from './unlink.tsx';
import { placesOf } from './use-pair.ts';
import { usePairSteps } from './use-pair-steps.ts';

/** The way from place to place: J and K walk, A writes what is sure, D leaves a place as it is. */
const usePlaces = (pair: PairState) => {
  const root = useRef<HTMLDivElement>(null);
  const at = useRef(-1);
  const all = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const here = () => all().findIndex((place) => place.contains(document.activeElement));
  const goTo = (place: number) => {
    const to = all().at(Math.min(place, all().length - 1));
    to?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'nearest' });
  };
  const step = (by: 1 | -1) => {
    const { length } = all();
    const from = here();
    if (length > 0) goTo(from < 0 ? (by > 0 ? 0 : length - 1) : (from + by + length) % length);
  };
  const press = (act: string) => all()[here()]?.querySelector<HTMLButtonElement>(`[data-act="${act}"]`)?.click();
  useKeys({ j: () => step(1), k: () => step(-1), a: () => press('write'), d: () => press('settle') });

  // the place that was settled is gone: on to what stands there now
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the pair
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && at.current >= 0) {
      if (all().length > 0) goTo(at.current);
      else root.current?.focus({ preventScroll: true });
    }
  }, [pair]);
  return { root, onFocus: () => (at.current = here()) };
};

/** The two of a pair: at which places either is behind, and what can be done about each. */
export const PairView = ({ pair }: { pair: PairState }) => {
  const { t } = useTranslation('pair');
  const steps = usePairSteps(pair);
  const { root, onFocus } = usePlaces(pair);
  const { last } = steps;
  const { twin } = pair;
  return (
    <section ref={root} className={classes.view} aria-label={t('title')} tabIndex={-1} onFocus={onFocus}>
      <p className={classes.with}>
        <span>{t('with')}</span>
        <Link className={classes.link} to={pairOf(twin.id)}>
          {twin.name}
        </Link>
        <span>{t(`inThe.${twin.language}`)}</span>
      </p>
      <div role="status">
        {last && (
          <p className={classes.done}>
            <span>
              {last.back
                ? t('done.back')
                : last.wrote > 0
                  ? t('done.carried', { count: last.wrote })
                  : t('done.settled')}
            </span>
            {!last.back && (
              <TextButton disabled={steps.busy} onClick={() => void steps.back()}>
                {t('undo')}
              </TextButton>
            )}
          </p>
        )}
        {placesOf(pair) === 0 && (
          <div className={classes.even}>
            <IconCheck size={20} stroke={1.75} aria-hidden="true" />
            <h3>{t('even')}</h3>
            <p>{t('evenText')}</p>
          </div>
        )}
      </div>
      <PairSideView side="here" places={pair.ahead} pair={pair} steps={steps} />
      <PairSideView side="twin" places={pair.behind} pair={pair} steps={steps} />
      <Unlink />
    </section>
  );
};
