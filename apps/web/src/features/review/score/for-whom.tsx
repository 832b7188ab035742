import type { Analysis } from '@verdant/contracts';
import { useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { useCountryName, useUsualCountry } from './countries.ts';
import classes from './for-whom.module.css';
import { ForWhomForm } from './for-whom-form.tsx';

/** For whom the review has looked, in a line; choosing otherwise unfolds below it. */
export const ForWhom = ({ analysis }: { analysis: Analysis }) => {
  const { t } = useT();
  const country = useCountryName();
  const usual = useUsualCountry();
  const { openTab } = useWorkspace();
  const [open, setOpen] = useState(false);
  const { settings = {}, industry = null, jobDescription } = analysis;
  const words = [
    settings.country ? country(settings.country) : usual,
    t(`analysis:whom.stage.${settings.stage ?? 'experienced'}`),
    industry === null
      ? t('analysis:whom.noIndustry')
      : settings.industry
        ? industry.name
        : t('analysis:whom.recognised', { industry: industry.name }),
    ...(jobDescription ? [t('analysis:whom.withJob')] : []),
  ];
  return (
    <>
      <p className={classes.whom}>
        <span>{words.join(' · ')}</span>
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('analysis:whom.change')}
        </TextButton>
      </p>
      {analysis.match && (
        <p className={classes.whom}>
          <span>{t('analysis:whom.match', { score: analysis.match.score, overall: analysis.match.overall })}</span>
          <TextButton onClick={() => openTab('match')}>{t('analysis:whom.toMatch')}</TextButton>
        </p>
      )}
      {open && <ForWhomForm analysis={analysis} onDone={() => setOpen(false)} />}
    </>
  );
};
