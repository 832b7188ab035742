import { Button } from '@mantine/core';
import type { PairPlace, PairSide, PairState } from '@verdant/contracts';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { gentle, groupPlaces } from './group-places.ts';
import classes from './pair.module.css';
import { PlaceView } from './place-view.tsx';
import type { PairSteps } from './use-pair-steps.ts';

type Props = { side: PairSide; places: PairPlace[]; pair: PairState; steps: PairSteps };

/** Where one of the two is behind, by section and entry; what is sure can be written at once. */
export const PairSideView = ({ side, places, pair, steps }: Props) => {
  const { t } = useTranslation('pair');
  const { t: said } = useT();
  if (places.length === 0) return null;
  const sure = gentle(places);
  const { length: count } = places;
  return (
    <section className={classes.side} data-side={side}>
      <header>
        <h3>{side === 'here' ? t('here', { count }) : t(`twin.${pair.twin.language}`, { count })}</h3>
        <p>{sure.length > 0 ? t('exact', { count: sure.length }) : t('words')}</p>
        {sure.length > 1 && (
          <Button size="xs" disabled={steps.busy} onClick={() => void steps.carry(side, sure)}>
            {t('carryAll', { count: sure.length })}
          </Button>
        )}
      </header>
      {groupPlaces(places).map(({ key, row, entry, places: those }) => (
        <div key={key} className={classes.group}>
          <h4>
            {said(`workspace:section.${row}`)}
            {entry && <span>{entry}</span>}
          </h4>
          <ul>
            {those.map((place) => (
              <PlaceView key={`${place.id} ${place.twin}`} place={place} side={side} pair={pair} steps={steps} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
