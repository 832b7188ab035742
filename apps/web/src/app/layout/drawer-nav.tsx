import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './nav.module.css';
import { type NavLinkOf, useNavigation } from './navigation.ts';

/** The navigation of the drawer: a group unfolds, anything else leads to its page and closes. */
export function DrawerNav({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  return (
    <nav className={classes.drawer} aria-label={t('mainMenu')}>
      {useNavigation().map((entry) =>
        entry.children.length > 0 ? (
          <Group key={entry.name} group={entry} onClose={onClose} />
        ) : (
          <NavLink key={entry.name} to={entry.to} onClick={onClose}>
            {entry.label}
          </NavLink>
        ),
      )}
    </nav>
  );
}

function Group({ group, onClose }: { group: NavLinkOf; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(pathname === group.to);
  return (
    <div>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {group.label}
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {open &&
        group.children.map(({ name, to, label }) => (
          <Link key={name} to={to} aria-current={`${pathname}${search}` === to ? 'page' : undefined} onClick={onClose}>
            {label}
          </Link>
        ))}
    </div>
  );
}
