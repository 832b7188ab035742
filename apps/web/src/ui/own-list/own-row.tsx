import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './own-list.module.css';

type Props = {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  date: string;
  /** what the menu is called that deletes it */
  actions: string;
  onDelete: () => void;
};

/** One of a list of one's own: opens it, and has what is done with it. */
export function OwnRow({ to, icon, title, text, date, actions, onDelete }: Props) {
  const { t } = useTranslation();
  const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <li className={classes.row}>
      <Link to={to} className={classes.rowOpen}>
        <span className={classes.icon}>{icon}</span>
        <span className={classes.what}>
          <b>{title}</b>
          <span>{text}</span>
        </span>
        <span className={classes.date}>{date}</span>
      </Link>
      <Menu position="bottom-end" width={180} radius="lg" shadow="md" withinPortal={false} floatingStrategy="fixed">
        <Menu.Target>
          <ActionIcon size={28} aria-label={actions}>
            <IconDots {...sign} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item className={classes.delete} leftSection={<IconTrash {...sign} />} onClick={onDelete}>
            {t('delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
