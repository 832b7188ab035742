import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './nav.module.css';
import { NavGroup } from './nav-group.tsx';
import { useNavigation } from './navigation.ts';
import { useHoverMenu } from './use-hover-menu.ts';

/** The navigation of wide screens. */
export function NavBar() {
  const { t } = useTranslation('layout');
  const menu = useHoverMenu();
  return (
    <nav className={classes.bar} aria-label={t('mainMenu')}>
      {useNavigation().map((entry) =>
        entry.children.length > 0 ? (
          <NavGroup key={entry.name} group={entry} menu={menu} />
        ) : (
          <NavLink key={entry.name} to={entry.to}>
            {entry.label}
          </NavLink>
        ),
      )}
    </nav>
  );
}
