import { IconChevronDown } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './nav.module.css';
import type { NavLinkOf } from './navigation.ts';
import type { useHoverMenu } from './use-hover-menu.ts';

type Props = { group: NavLinkOf; menu: ReturnType<typeof useHoverMenu> };

/** An entry of the bar with its children below it: by the pointer, or by the button beside its name. */
export function NavGroup({ group, menu }: Props) {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  const { name, to, label, children } = group;
  const open = menu.open === name;
  const within = children.some((child) => child.to.split('?')[0] === pathname);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    menu.show(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link and the button inside do the same by keys
    <div
      className={classes.group}
      data-open={open || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.enter(name)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && menu.leave()}
      onKeyDown={keys}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && open && menu.show(null)}
    >
      <Link to={to} aria-current={pathname === to ? 'page' : within || undefined} onClick={() => menu.show(null)}>
        {label}
      </Link>
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('under', { name: label })}
        onClick={() => menu.show(open ? null : name)}
      >
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {open && (
        <ul>
          {children.map((child) => (
            <li key={child.name}>
              <Link
                to={child.to}
                aria-current={`${pathname}${search}` === child.to ? 'page' : undefined}
                onClick={() => menu.show(null)}
              >
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
