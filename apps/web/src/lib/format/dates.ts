import { useTranslation } from '../../i18n/use-translation.ts';

const DAY_MS = 86_400_000;

const dayOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** How many midnights lie between two moments, in local time. */
export const daysBetween = (then: Date, now: Date): number => Math.round((dayOf(now) - dayOf(then)) / DAY_MS);

/** Dates in the language of the page. `moment`: to the minute; `when`: "today 14:32", "yesterday 09:10", "16 Nov". */
export function useDates() {
  const { t, language } = useTranslation();
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const format = (options: Intl.DateTimeFormatOptions, iso: string) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(iso));
  const moment = (iso: string) => format({ dateStyle: 'medium', timeStyle: 'short' }, iso);
  const day = (iso: string) => format({ dateStyle: 'medium' }, iso);
  /** the form of receipts, the same in both languages: YYYY-MM-DD HH:mm:ss */
  const second = (iso: string) => {
    const at = new Date(iso);
    const two = (value: number) => String(value).padStart(2, '0');
    const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
    return `${date} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
  };
  const clock = (iso: string) => format({ hour: '2-digit', minute: '2-digit' }, iso);
  const when = (iso: string, now = new Date()) => {
    const days = daysBetween(new Date(iso), now);
    if (days === 0) return t('today', { time: clock(iso) });
    if (days === 1) return t('yesterday', { time: clock(iso) });
    const year = new Date(iso).getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
    return format({ day: 'numeric', month: 'short', ...year }, iso);
  };
  return { moment, day, second, clock, when };
}
