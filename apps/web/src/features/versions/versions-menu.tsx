import { ActionIcon, Menu, Text, Tooltip } from '@mantine/core';
import {
  IconArrowsDiff,
  IconArrowsLeftRight,
  IconBriefcase,
  IconChevronDown,
  IconFileText,
  IconLanguage,
  IconLoader2,
} from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { compareOf, paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { useDraft } from '../../lib/session.ts';
import { useTranslate } from './use-translate.ts';
import { useVersions } from './versions-context.tsx';

const icon = { size: 16, stroke: 1.75 } as const;

type Props = { target?: ReactElement; onPair: () => void };

/** Beside the name, or at a `target` of its own: the résumés that are linked to this one, and the ways to write another version. */
export const VersionsMenu = ({ target, onPair }: Props) => {
  const { t } = useT();
  const { t: said } = useTranslation('compare');
  const { t: pair } = useTranslation('pair');
  const { resume, openTab } = useWorkspace();
  const language = useDocumentState(({ draft }) => draft.language);
  const { running, show } = useVersions();
  const translate = useTranslate();
  const draft = useDraft();
  const [opened, setOpened] = useState(false);
  const { data: siblings } = useCall('GET /resume/sibling/list', { id: resume.id }, { enabled: opened });
  const other = language === 'zh' ? 'toEn' : 'toZh';
  return (
    <Menu position="bottom-start" width={280} withinPortal={!target} opened={opened} onChange={setOpened}>
      {target ? (
        <Menu.Target>{target}</Menu.Target>
      ) : (
        <Tooltip label={t('match:version.menu')} disabled={opened} withinPortal={!target}>
          <span>
            <Menu.Target>
              <ActionIcon size={28} aria-label={t('match:version.menu')}>
                <IconChevronDown size={16} stroke={1.75} />
              </ActionIcon>
            </Menu.Target>
          </span>
        </Tooltip>
      )}
      <Menu.Dropdown>
        <Menu.Label>{t('match:version.linked')}</Menu.Label>
        {siblings?.map(({ id, name, mode, origin }) => (
          <Menu.Item key={id} component={Link} to={paths.workspace(id)} leftSection={<IconFileText {...icon} />}>
            {name}
            <Text size="2xs" c="dimmed">
              {t(`match:version.${origin ? 'origin' : mode}`)}
            </Text>
          </Menu.Item>
        ))}
        {siblings?.length === 0 && (
          <Text size="xs" c="dimmed" px="sm" pb={6}>
            {t('match:version.none')}
          </Text>
        )}
        {siblings?.[0] && !draft && (
          <Menu.Item
            component={Link}
            to={compareOf(siblings[0].id, resume.id)}
            leftSection={<IconArrowsDiff {...icon} />}
          >
            {said('actionWith')}
          </Menu.Item>
        )}
        {!draft && (
          <Menu.Item leftSection={<IconArrowsLeftRight {...icon} />} onClick={onPair}>
            {pair('title')}
          </Menu.Item>
        )}
        <Menu.Divider />
        {running ? (
          <Menu.Item leftSection={<IconLoader2 {...icon} />} onClick={show}>
            {t('match:version.look')}
          </Menu.Item>
        ) : (
          <>
            <Menu.Item leftSection={<IconBriefcase {...icon} />} onClick={() => openTab('match')}>
              {t('match:version.toJob')}
            </Menu.Item>
            <Menu.Item leftSection={<IconLanguage {...icon} />} onClick={translate}>
              {t(`match:version.${other}`)}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
