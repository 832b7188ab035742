import type { PageNumbers, RunningName } from '@verdant/contracts';
import { PAGE_NUMBERS, RUNNING_NAMES } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { Segments } from './option.tsx';

/** What stands in the margins of the pages, whichever version of a template they are set with. */
export const PageLines = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  return (
    <>
      <Segments<PageNumbers>
        label={t('templates:pageNumbers')}
        value={style.pageNumbers ?? 'none'}
        options={PAGE_NUMBERS.map((value) => [value, t(`templates:pageNumbersAs.${value}`)] as const)}
        onChange={(pageNumbers) => set({ pageNumbers })}
      />
      <Segments<RunningName>
        label={t('templates:runningName')}
        value={style.runningName ?? 'none'}
        options={RUNNING_NAMES.map((value) => [value, t(`templates:runningNameIn.${value}`)] as const)}
        onChange={(runningName) => set({ runningName })}
      />
    </>
  );
};
