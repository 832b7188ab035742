import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconMail, IconMessage, IconMessageUser, IconSend, IconTrash } from '@tabler/icons-react';
import type { LetterSummary } from '@verdant/contracts';
import type { LetterKind } from '@verdant/contracts/constants';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useLetterName } from './letter-words.ts';
import classes from './letters.module.css';

export const KIND_ICONS: Record<LetterKind, typeof IconMail> = {
  letter: IconMail,
  email: IconSend,
  greeting: IconMessage,
  referral: IconMessageUser,
};

export function LetterRow({ letter, onDelete }: { letter: LetterSummary; onDelete: () => void }) {
  const { t } = useTranslation(['letters', 'common']);
  const { when, day } = useDates();
  const title = useLetterName()(letter);
  const Icon = KIND_ICONS[letter.kind];
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <li className={classes.row}>
      <Link to={paths.letter(letter.id)} className={classes.rowOpen}>
        <span className={classes.icon}>
          <Icon {...icon} />
        </span>
        <span className={classes.what}>
          <b>{title}</b>
          <span>
            {t(`kinds.${letter.kind}`)} · {t('from', { name: letter.resume.name })}
          </span>
        </span>
        <span className={classes.date}>
          {letter.sentAt ? t('sentAt', { day: day(letter.sentAt) }) : when(letter.updatedAt)}
        </span>
      </Link>
      <Menu position="bottom-end" width={180} radius="lg" shadow="md" withinPortal={false} floatingStrategy="fixed">
        <Menu.Target>
          <ActionIcon size={28} aria-label={t('actions', { title })}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item className={classes.delete} leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            {t('common:delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
