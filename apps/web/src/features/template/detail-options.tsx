import { Select, Switch } from '@mantine/core';
import type { Bullet, HeadingCase, HeadingStyle, Lead, LevelStyle, LookOption } from '@verdant/contracts';
import {
  BULLETS,
  HEADING_CASES,
  HEADING_STYLES,
  LEADS,
  LEVEL_STYLES,
  LOOK_OPTIONS,
} from '@verdant/contracts/constants';
import type { ReactNode } from 'react';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { OlderVersion } from './older-version.tsx';
import { Option, Segments } from './option.tsx';
import { PageLines } from './page-lines.tsx';
import { SignatureOption } from './signature-option.tsx';
import { SizeSlider } from './size-slider.tsx';
import classes from './template.module.css';
import { useTemplate } from './use-template.ts';

/** What a template leaves to the person: how headings, lists, contacts, levels and posts are set. */
export const DetailOptions = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  const { template, lacks, knowsOptions, arranges } = useTemplate();

  const controls: Record<LookOption, ReactNode> = {
    headings: (
      <Option label={t('templates:headings')}>
        <Select
          aria-label={t('templates:headings')}
          value={style.headings ?? 'template'}
          allowDeselect={false}
          data={HEADING_STYLES.map((value) => ({ value, label: t(`templates:headingStyles.${value}`) }))}
          onChange={(value) => value && set({ headings: value as HeadingStyle })}
        />
      </Option>
    ),
    bullet: (
      <Option label={t('templates:bullet')}>
        <Select
          aria-label={t('templates:bullet')}
          value={style.bullet ?? 'dot'}
          allowDeselect={false}
          data={Object.entries(BULLETS).map(([value, sign]) => ({
            value,
            label: `${sign}  ${t(`templates:bullets.${value as Bullet}`)}`,
          }))}
          onChange={(value) => value && set({ bullet: value as Bullet })}
        />
      </Option>
    ),
    icons: (
      <Option label={t('templates:icons')}>
        <Switch
          withThumbIndicator={false}
          checked={style.icons ?? false}
          aria-label={t('templates:icons')}
          onChange={(event) => set({ icons: event.currentTarget.checked })}
        />
      </Option>
    ),
    levels: (
      <>
        <Segments<LevelStyle>
          label={t('templates:levels')}
          value={style.levels ?? 'words'}
          options={LEVEL_STYLES.map((value) => [value, t(`templates:levelStyles.${value}`)] as const)}
          onChange={(levels) => set({ levels })}
        />
        {style.levels === 'bars' && <p className={classes.hint}>{t('templates:levelsHint')}</p>}
      </>
    ),
  };

  return (
    <section>
      <h3 className={classes.group}>{t('templates:details')}</h3>
      <Segments<Lead>
        label={t('templates:leads')}
        value={style.leads ?? 'role'}
        options={LEADS.map((value) => [value, t(`templates:leadsOf.${value}`)] as const)}
        onChange={(leads) => set({ leads })}
      />
      <Segments<HeadingCase>
        label={t('templates:headingCase')}
        value={style.headingCase ?? 'written'}
        options={HEADING_CASES.map((value) => [value, t(`templates:headingCases.${value}`)] as const)}
        onChange={(headingCase) => set({ headingCase })}
      />
      {knowsOptions ? (
        LOOK_OPTIONS.filter((option) => !lacks.includes(option)).map((option) => (
          <div key={option}>{controls[option]}</div>
        ))
      ) : (
        <OlderVersion lacks="older" />
      )}
      {arranges && template?.side && <SizeSlider of="sideWidth" />}
      <PageLines />
      {arranges && <SignatureOption />}
      {knowsOptions && !arranges && <OlderVersion lacks="olderArranging" />}
      {knowsOptions && lacks.length > 0 && (
        <p className={classes.note}>
          {t('templates:lacks', {
            options: lacks.map((option) => t(`templates:${option}`)).join(t('templates:lacksJoin')),
          })}
        </p>
      )}
    </section>
  );
};
