import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../i18n/index.ts';
import classes from './month-picker.module.css';

type Props = { year: number; value: string; onYear: (year: number) => void; onChoose: (value: string) => void };

const MONTHS = 12;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -MONTHS,
  PageDown: MONTHS,
};
const two = (month: number) => String(month).padStart(2, '0');
const nameOf = (month: number, year: number, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLanguage(), { month: 'short', ...how }).format(new Date(year, month - 1, 1));

/** Twelve months, one of which takes the Tab key; arrows lead to the others and over the turn of the year. */
export const MonthGrid = ({ year, value, onYear, onChoose }: Props) => {
  const chosen = value.startsWith(`${year}-`) ? Number(value.slice(5)) : 0;
  const [at, setAt] = useState(Number(value.slice(5)) || new Date().getMonth() + 1);
  const grid = useRef<HTMLFieldSetElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  });
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = at - 1 + step;
    moved.current = true;
    setAt((((next % MONTHS) + MONTHS) % MONTHS) + 1);
    onYear(year + Math.floor(next / MONTHS));
  };
  return (
    <fieldset ref={grid} className={classes.grid} aria-label={String(year)} onKeyDown={move}>
      {Array.from({ length: MONTHS }, (_, index) => index + 1).map((month) => (
        <button
          key={month}
          type="button"
          data-autofocus={month === at || undefined}
          tabIndex={month === at ? 0 : -1}
          aria-pressed={month === chosen}
          aria-label={nameOf(month, year, { year: 'numeric' })}
          onFocus={() => setAt(month)}
          onClick={() => onChoose(`${year}-${two(month)}`)}
        >
          {nameOf(month, year, {})}
        </button>
      ))}
    </fieldset>
  );
};
