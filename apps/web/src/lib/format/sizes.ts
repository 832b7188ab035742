import { useTranslation } from '../../i18n/use-translation.ts';

const KB = 1024;

/** A size in bytes as people read it: kB below a megabyte, then MB with one place. */
export function useSizes() {
  const { language } = useTranslation();
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { maximumFractionDigits: digits }).format(value);
  const size = (bytes: number): string =>
    bytes < KB * KB ? `${number(Math.ceil(bytes / KB), 0)}\u00a0kB` : `${number(bytes / KB / KB, 1)}\u00a0MB`;
  return { size };
}
