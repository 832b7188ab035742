import { Button, Select, Switch } from '@mantine/core';
import type { Bullet, HeadingCase, HeadingStyle, Lead, LevelStyle, LookOption } from '@verdant/contracts';
import {
  BULLETS,
  HEADING_CASES,
  HEADING_STYLES,
  LEADS,
  LEVEL_STYLES,
  LOOK_OPTIONS,
} from '@verdant/contracts/constants';
import { type ReactNode, useState } from 'react';
import { useStyle } from '../../editor/document/use-style.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { UpdateDialog } from '../../editor/preview/update-dialog.tsx';
import { useT } from '../../editor/use-t.ts';
import { useCall } from '../../lib/query-client.ts';
import { Option, Segments } from './option.tsx';
import { PageLines } from './page-lines.tsx';
import classes from './template.module.css';

/** An older version does not know these: it stays as it is until somebody takes the newest. */
const OlderVersion = () => {
  const { t } = useT();
  const { resume } = useWorkspace();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.older}>
      <p>{t('templates:older')}</p>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('workspace:update.look')}
      </Button>
      {open && <UpdateDialog id={resume.id} onClose={() => setOpen(false)} />}
    </div>
  );
};

/** What a template leaves to the person: how headings, lists, contacts, levels and posts are set. */
export const DetailOptions = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  const { data: templates = [] } = useCall('GET /resume/template/list', {}, { staleTime: 3_600_000 });
  const template = templates.find(({ id }) => id === style.template);
  const lacks = template?.lacks ?? [];
  const known = template === undefined || (style.templateVersion ?? 1) >= template.optionsSince;

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
    <section className={classes.details}>
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
      {known ? (
        LOOK_OPTIONS.filter((option) => !lacks.includes(option)).map((option) => (
          <div key={option}>{controls[option]}</div>
        ))
      ) : (
        <OlderVersion />
      )}
      <PageLines />
      {known && lacks.length > 0 && (
        <p className={classes.note}>
          {t('templates:lacks', {
            options: lacks.map((option) => t(`templates:${option}`)).join(t('templates:lacksJoin')),
          })}
        </p>
      )}
    </section>
  );
};
