import { IconMoon, IconSun } from '@tabler/icons-react';
import { lazy, Suspense, type ToggleEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadPart } from '../../lib/weather/parts.ts';
import classes from './scheme.module.css';

const load = async () => ({ default: (await import('./scheme-choice.tsx')).SchemeChoice });
const SchemeChoice = lazy(() => loadPart(load));
const GAP_PX = 8;

/** The button that stands beside the one of the language. Which of its icons shows is said by style: it is prerendered. */
export function SchemeToggle({ className = '' }: { className?: string }) {
  const { t } = useTranslation('layout');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const [open, setOpen] = useState(false);
  const place = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return;
    const { bottom, right } = button.current!.getBoundingClientRect();
    const fromRight = document.documentElement.clientWidth - right;
    Object.assign(currentTarget.style, { top: `${bottom + GAP_PX}px`, right: `${fromRight}px` });
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${classes.toggle} ${className}`}
        popoverTarget={id}
        aria-label={t('scheme.label')}
      >
        <IconSun {...icon} />
        <IconMoon {...icon} />
      </button>
      <div id={id} popover="auto" className={classes.popover} onBeforeToggle={place}>
        {open && (
          <Suspense>
            <SchemeChoice onPick={() => document.getElementById(id)?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
