import { SegmentedControl, Slider } from '@mantine/core';
import type { Language, ResumeStyle } from '@verdant/contracts';
import { useWorkspace } from '../state/context.ts';
import { useT } from '../state/use-t.ts';
import { AccentOption } from './accent-option.tsx';
import classes from './template.module.css';
import { useStyle } from './use-style.ts';

/** Bounds of `ResumeStyle` in the contracts. */
const SPACING = { min: 0.7, max: 1.4, step: 0.05 } as const;
const SIZE = { min: 8, max: 12, step: 0.5 } as const;

export const LookOptions = () => {
  const { t } = useT();
  const { document, state } = useWorkspace();
  const { style, set } = useStyle();
  const choice = <V extends string>(
    label: string,
    value: V,
    options: Record<V, string>,
    onChange: (value: V) => void,
  ) => (
    <div className={classes.option}>
      <span>{label}</span>
      <div>
        <SegmentedControl
          aria-label={label}
          value={value}
          onChange={(next) => onChange(next as V)}
          data={Object.entries<string>(options).map(([key, text]) => ({ value: key, label: text }))}
        />
      </div>
    </div>
  );
  const slider = (key: 'spacing' | 'size', bounds: typeof SPACING | typeof SIZE, shown: string) => (
    <div className={classes.option}>
      <span>{t(`templates:${key}`)}</span>
      <div className={classes.slider}>
        <Slider
          size={4}
          thumbSize={16}
          label={null}
          thumbLabel={t(`templates:${key}`)}
          {...bounds}
          value={style[key]}
          onChange={(value) => set({ [key]: Math.round(value * 100) / 100 } as Partial<ResumeStyle>, `style/${key}`)}
        />
        <output>{shown}</output>
      </div>
    </div>
  );
  return (
    <div className={classes.options}>
      <AccentOption />
      {choice(
        t('templates:typeface'),
        style.typeface,
        { sans: t('templates:sans'), serif: t('templates:serif') },
        (typeface) => set({ typeface }),
      )}
      {slider('spacing', SPACING, `${Math.round(style.spacing * 100)}%`)}
      {slider('size', SIZE, `${style.size} pt`)}
      {choice(t('templates:paper'), style.paper, { a4: 'A4', letter: 'Letter' }, (paper) => set({ paper }))}
      {choice<Language>(
        t('templates:language'),
        state.draft.language,
        { zh: t('templates:chinese'), en: t('templates:english') },
        (language) => document.edit({ language }),
      )}
    </div>
  );
};
