import type { Engine } from '@verdant/contracts';
import classes from './engine-note.module.css';
import { useT } from './use-t.ts';

/** Who spoke (`written`: who worded what is shown), where a configured model did not, the plain reason, and what it has not read. */
export const EngineNote = ({ engine, written = false }: { engine: Engine; written?: boolean }) => {
  const { t } = useT();
  const model = engine.model ?? t('analysis:engine.aModel');
  return (
    <p className={classes.engine}>
      {engine.name === 'llm'
        ? t(written ? 'analysis:engine.writtenByModel' : 'analysis:engine.byModel', { model })
        : t(written ? 'analysis:engine.writtenByRules' : 'analysis:engine.byRules')}
      {engine.reason && `${t('analysis:engine.join')}${t(`analysis:engine.${engine.reason}`, { model })}`}
      {engine.leftOut !== undefined &&
        `${t('analysis:engine.join')}${t('analysis:engine.leftOut', { model, count: engine.leftOut })}`}
    </p>
  );
};
