import { Button, SegmentedControl, Select } from '@mantine/core';
import type { Analysis, AnalysisSettings, CareerStage, Country } from '@verdant/contracts';
import { useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { currentLanguage } from '../../../i18n/index.ts';
import { call } from '../../../lib/api.ts';
import { useCall } from '../../../lib/query-client.ts';
import { toastError } from '../../../lib/toast.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import card from '../finding/card.module.css';
import { useReview } from '../review-context.tsx';
import { COUNTRIES, useCountryName, useUsualCountry } from './countries.ts';
import classes from './for-whom.module.css';

const DAY = 86_400_000;
const STAGES: CareerStage[] = ['experienced', 'student'];

/** Country, stage, field of work, and the job for the part of the analysis that needs one. */
export const ForWhomForm = ({ analysis, onDone }: { analysis: Analysis; onDone: () => void }) => {
  const { t } = useT();
  const language = currentLanguage();
  const country = useCountryName();
  const usual = useUsualCountry();
  const { resume, openTab } = useWorkspace();
  const { analyze, busy } = useReview();
  const industries = useCall('GET /industry/list', {}, { staleTime: DAY });
  const jobs = useCall('GET /resume/job/list', { id: resume.id });
  const named = (industries.data ?? [])
    .map(({ id, [language]: label }) => ({ value: id, label }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  const [settings, setSettings] = useState<AnalysisSettings>(analysis.settings ?? {});
  const [jobId, setJobId] = useState<string | null>(null);
  const put = <K extends keyof AnalysisSettings>(key: K, value: AnalysisSettings[K] | null) => {
    const { [key]: _, ...rest } = settings;
    setSettings(value ? { ...rest, [key]: value } : rest);
  };
  const recognised = settings.industry ? null : analysis.industry;

  const ask = async () => {
    try {
      const job = jobId ? (await call('GET /resume/job/detail', { id: jobId })).text : null;
      onDone();
      await analyze(settings, job);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <form
      className={classes.whomForm}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <div className={classes.whomTwo}>
        <Select
          label={t('analysis:whom.country')}
          placeholder={usual}
          data={COUNTRIES.map((value) => ({ value, label: country(value) }))}
          value={settings.country ?? null}
          searchable
          selectFirstOptionOnChange
          clearable
          onChange={(value) => put('country', value as Country | null)}
        />
        <Select
          label={t('analysis:whom.industry')}
          placeholder={
            recognised ? t('analysis:whom.recognised', { industry: recognised.name }) : t('analysis:whom.recognise')
          }
          data={named}
          value={settings.industry ?? null}
          searchable
          selectFirstOptionOnChange
          clearable
          onChange={(value) => put('industry', value)}
        />
      </div>
      <SegmentedControl
        aria-label={t('analysis:whom.stageLabel')}
        data={STAGES.map((value) => ({ value, label: t(`analysis:whom.stage.${value}`) }))}
        value={settings.stage ?? 'experienced'}
        onChange={(value) => put('stage', value === 'student' ? 'student' : null)}
      />
      {jobs.data && jobs.data.length > 0 ? (
        <Select
          label={t('analysis:whom.job')}
          placeholder={t('analysis:whom.noJob')}
          data={jobs.data.map(({ id, title, company }) => ({
            value: id,
            label: [title || t('match:untitled'), company].filter(Boolean).join(' · '),
          }))}
          value={jobId}
          clearable
          onChange={setJobId}
        />
      ) : (
        <p className={card.hint}>
          {t('analysis:needJob')} <TextButton onClick={() => openTab('match')}>{t('analysis:whom.addJob')}</TextButton>
        </p>
      )}
      <div className={card.acts}>
        <Button type="submit" size="xs" disabled={busy}>
          {t('analysis:whom.go')}
        </Button>
        <Button variant="subtle" color="gray" size="xs" onClick={onDone}>
          {t('workspace:cancel')}
        </Button>
      </div>
    </form>
  );
};
