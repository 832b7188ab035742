import { ActionIcon, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { hasOwnTitles } from '@verdant/contracts/constants';
import { useSections } from '../../editor/content/use-sections.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './section.module.css';
import { SectionPlace } from './section-place.tsx';
import { SectionTitle } from './section-title.tsx';
import shared from './template.module.css';
import { useTemplate } from './use-template.ts';

/** What stands on the page, and in which order. */
export const SectionOrder = () => {
  const { t } = useT();
  const { sections, move, setVisible } = useSections();
  const { template, arranges } = useTemplate();
  return (
    <section>
      <h3 className={shared.group}>{t('templates:sections')}</h3>
      <ul className={classes.order}>
        {sections.map(({ key, visible }, i) => {
          const name = t(`workspace:section.${key}`);
          return (
            <li key={key} className={visible ? '' : classes.off}>
              {hasOwnTitles(key) ? <span>{name}</span> : <SectionTitle section={key} />}
              {arranges && <SectionPlace section={key} name={name} hasSide={template?.side === true} />}
              <ActionIcon
                size={28}
                disabled={i === 0}
                aria-label={t('templates:up', { name })}
                onClick={() => move(i, i - 1)}
              >
                <IconArrowUp size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                size={28}
                disabled={i === sections.length - 1}
                aria-label={t('templates:down', { name })}
                onClick={() => move(i, i + 1)}
              >
                <IconArrowDown size={16} stroke={1.75} />
              </ActionIcon>
              <Switch
                size="xs"
                withThumbIndicator={false}
                checked={visible}
                aria-label={t('templates:visible', { name })}
                onChange={(event) => setVisible(key, event.currentTarget.checked)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
