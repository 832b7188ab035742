import { VisuallyHidden } from '@mantine/core';
import { useT } from '../../editor/use-t.ts';
import classes from './colour.module.css';
import { Option } from './option.tsx';
import shared from './template.module.css';

/** Bamboo, slate, cinnabar, ochre, ink: each dark enough for text on white. */
const COLOURS = { bamboo: '#1e7248', slate: '#2c496e', cinnabar: '#8a2a1d', ochre: '#704b1b', ink: '#181d19' } as const;

type Props = {
  label: string;
  /** null: none of its own, where `none` says what that means */
  value: string | null;
  none?: string;
  /** `steady` where a drag over the colours goes on */
  onChange: (value: string | null, steady?: boolean) => void;
};

/** One of ours or one's own. */
export const ColourOption = ({ label, value, none, onChange }: Props) => {
  const { t } = useT();
  const own = value !== null && !Object.values<string>(COLOURS).includes(value);
  return (
    <Option label={label}>
      <fieldset className={classes.swatches}>
        <VisuallyHidden component="legend">{label}</VisuallyHidden>
        {none !== undefined && (
          <button
            type="button"
            aria-pressed={value === null}
            aria-label={none}
            title={none}
            className={`${classes.swatch} ${shared.none}`}
            onClick={() => onChange(null)}
          />
        )}
        {Object.entries(COLOURS).map(([name, colour]) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === colour}
            aria-label={t(`templates:colour.${name as keyof typeof COLOURS}`)}
            className={classes.swatch}
            style={{ background: colour }}
            onClick={() => onChange(colour)}
          />
        ))}
        <label
          className={`${classes.swatch} ${classes.own}`}
          style={
            own ? { background: value, boxShadow: '0 0 0 2px var(--vd-surface), 0 0 0 4px var(--vd-ink)' } : undefined
          }
        >
          <input
            type="color"
            value={value ?? COLOURS.ink}
            aria-label={t('templates:colour.own')}
            onChange={(event) => onChange(event.currentTarget.value.toLowerCase(), true)}
          />
        </label>
      </fieldset>
    </Option>
  );
};
