import { Select, Slider } from '@mantine/core';
import type { DateStyle, Fit, Language, ResumeStyle, Typeface } from '@verdant/contracts';
import { FITS, MEASURE_BOUNDS } from '@verdant/contracts/constants';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useStyle } from '../../editor/document/use-style.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useCall } from '../../lib/query-client.ts';
import { AccentOption } from './accent-option.tsx';
import { Option, Segments } from './option.tsx';
import classes from './template.module.css';

const BOUNDS = {
  spacing: { ...MEASURE_BOUNDS.spacing, step: 0.05 },
  margins: { ...MEASURE_BOUNDS.margins, step: 0.05 },
  size: { ...MEASURE_BOUNDS.size, step: 0.25 },
} as const;
type Measure = keyof typeof BOUNDS;

function MeasureSlider({ measure, off }: { measure: Measure; off: boolean }) {
  const { t } = useT();
  const { style, set } = useStyle();
  const value = style[measure] ?? 1;
  const label = t(`templates:${measure}`);
  const change = (next: number) =>
    set({ [measure]: Math.round(next * 100) / 100 } as Partial<ResumeStyle>, `style/${measure}`);
  return (
    <Option label={label}>
      <div className={classes.slider}>
        <Slider
          size={4}
          thumbSize={16}
          label={null}
          thumbLabel={label}
          disabled={off}
          {...BOUNDS[measure]}
          value={value}
          onChange={change}
        />
        <output>{measure === 'size' ? `${value} pt` : `${Math.round(value * 100)}%`}</output>
      </div>
    </Option>
  );
}

/** Everything of a look but its template. With a wish for pages the three measures are found, not set. */
export const LookOptions = () => {
  const { t } = useT();
  const { document } = useWorkspace();
  const language = useDocumentState(({ draft }) => draft.language);
  const { style, set } = useStyle();
  const choices = useCall('GET /resume/style/choices', {}, { staleTime: 3_600_000 }).data;
  const fit = style.fit ?? 'none';
  return (
    <div className={classes.options}>
      <AccentOption />
      <Option label={t('templates:typeface')}>
        <Select
          aria-label={t('templates:typeface')}
          value={style.typeface}
          allowDeselect={false}
          data={(choices?.typefaces ?? []).map(({ id, name, latin, chinese }) => ({
            value: id,
            label: `${name} · ${language === 'zh' ? chinese : latin}`,
          }))}
          onChange={(value) => value && set({ typeface: value as Typeface })}
        />
      </Option>
      <Segments<Fit>
        label={t('templates:fit')}
        value={fit}
        options={FITS.map((value) => [value, t(`templates:fits.${value}`)] as const)}
        onChange={(value) => set({ fit: value })}
      />
      {(Object.keys(BOUNDS) as Measure[]).map((measure) => (
        <MeasureSlider key={measure} measure={measure} off={fit !== 'none'} />
      ))}
      {fit !== 'none' && <p className={classes.hint}>{t('templates:fitHint')}</p>}
      <Option label={t('templates:dates')}>
        <Select
          aria-label={t('templates:dates')}
          value={style.dateStyle ?? 'auto'}
          allowDeselect={false}
          data={(choices?.dateStyles ?? []).map(({ id, example }) => ({
            value: id,
            label: id === 'auto' ? t('templates:datesAuto', { example }) : example,
          }))}
          onChange={(value) => value && set({ dateStyle: value as DateStyle })}
        />
      </Option>
      <Segments
        label={t('templates:paper')}
        value={style.paper}
        options={[
          ['a4', 'A4'],
          ['letter', 'Letter'],
        ]}
        onChange={(paper) => set({ paper })}
      />
      <Segments<Language>
        label={t('templates:language')}
        value={language}
        options={[
          ['zh', t('templates:chinese')],
          ['en', t('templates:english')],
        ]}
        onChange={(language) => document.edit({ language })}
      />
    </div>
  );
};
