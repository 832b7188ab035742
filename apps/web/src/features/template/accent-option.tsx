import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './template.module.css';

/** Bamboo, slate, cinnabar, ochre, ink: each dark enough for text on white. */
const ACCENTS = { bamboo: '#1e7248', slate: '#2c496e', cinnabar: '#8a2a1d', ochre: '#704b1b', ink: '#181d19' } as const;

export const AccentOption = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  const own = !Object.values<string>(ACCENTS).includes(style.accent);
  return (
    <div className={classes.option}>
      <span>{t('templates:accent')}</span>
      <div className={classes.swatches}>
        {Object.entries(ACCENTS).map(([name, value]) => (
          <button
            key={name}
            type="button"
            aria-pressed={style.accent === value}
            aria-label={t(`templates:colour.${name as keyof typeof ACCENTS}`)}
            className={classes.swatch}
            style={{ background: value }}
            onClick={() => set({ accent: value })}
          />
        ))}
        <label
          className={`${classes.swatch} ${classes.own}`}
          style={
            own
              ? { background: style.accent, boxShadow: '0 0 0 2px var(--vd-surface), 0 0 0 4px var(--vd-ink)' }
              : undefined
          }
        >
          <input
            type="color"
            value={style.accent}
            aria-label={t('templates:colour.own')}
            onChange={(event) => set({ accent: event.currentTarget.value.toLowerCase() }, 'style/accent')}
          />
        </label>
      </div>
    </div>
  );
};
