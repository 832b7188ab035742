import type { Engine } from '@verdant/contracts';
import { useT } from '../state/use-t.ts';
import classes from './review.module.css';

/** Who spoke, and where a configured model did not, the plain reason. */
export const EngineNote = ({ engine }: { engine: Engine }) => {
  const { t } = useT();
  const model = engine.model ?? t('analysis:engine.aModel');
  return (
    <p className={classes.engine}>
      {engine.name === 'llm' ? t('analysis:engine.byModel', { model }) : t('analysis:engine.byRules')}
      {engine.reason && `${t('analysis:engine.join')}${t(`analysis:engine.${engine.reason}`, { model })}`}
    </p>
  );
};
