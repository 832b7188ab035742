import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { ColourOption } from './colour-option.tsx';
import { useTemplate } from './use-template.ts';

/** The accent, and a second colour for headline, signs and bars. */
export const AccentOption = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  const { has } = useTemplate();
  return (
    <>
      <ColourOption
        label={t('templates:accent')}
        value={style.accent}
        onChange={(accent, steady) => accent && set({ accent }, steady ? 'style/accent' : null)}
      />
      {has('accent2') && (
        <ColourOption
          label={t('templates:accent2')}
          value={style.accent2 ?? null}
          none={t('templates:accent2None')}
          onChange={(accent2, steady) => set({ accent2 }, steady ? 'style/accent2' : null)}
        />
      )}
    </>
  );
};
