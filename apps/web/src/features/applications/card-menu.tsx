import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowRight, IconDots, IconMail, IconMessages, IconTrash } from '@tabler/icons-react';
import type { ApplicationCard } from '@verdant/contracts';
import { APPLICATION_STAGES } from '@verdant/contracts/constants';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { newLetter } from '../../lib/paths.ts';
import { useBeginPractice } from '../../lib/practice/begin-practice.ts';
import { type Board, nameOf } from './use-board.ts';

/** Every move, without a mouse. */
export function CardMenu({ card, board }: { card: ApplicationCard; board: Board }) {
  const { t } = useTranslation(['applications', 'common', 'letters', 'practice']);
  const practising = useBeginPractice();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Menu position="bottom-end" width={200} radius="lg" shadow="md" withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('actions', { title: nameOf(card) })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {APPLICATION_STAGES.filter((stage) => stage !== card.stage).map((stage) => (
          <Menu.Item key={stage} leftSection={<IconArrowRight {...icon} />} onClick={() => board.move(card, stage)}>
            {t('moveTo', { stage: t(`stages.${stage}`) })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={newLetter({ application: card.id })} leftSection={<IconMail {...icon} />}>
          {t('letters:write')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMessages {...icon} />}
          onClick={() => practising.mutate({ applicationId: card.id })}
        >
          {t('practice:start')}
        </Menu.Item>
        <Menu.Item color="red.7" leftSection={<IconTrash {...icon} />} onClick={() => board.remove(card)}>
          {t('common:delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
