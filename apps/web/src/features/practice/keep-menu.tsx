import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { practiceText, STAR_PARTS, type StarPart } from '@verdant/contracts/constants';
import { useTranslation } from '../../i18n/use-translation.ts';
import { keepFile } from '../../lib/download.ts';
import { toast } from '../../lib/toast.ts';
import { usePractising } from './practice-context.ts';
import { practiceName, usePlaceWords } from './practice-name.ts';
import { printText } from './print-text.ts';

/** Questions and notes as text: on the clipboard, in a file, on paper. */
export function KeepMenu() {
  const { t } = useTranslation('practice');
  const { practice, state, questions } = usePractising();
  const placeOf = usePlaceWords();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const text = () => {
    const asked = [...questions, ...practice.earlier].map((one) => ({ id: one.id, ask: one.ask, place: placeOf(one) }));
    const names = Object.fromEntries(STAR_PARTS.map((part) => [part, t(`parts.${part}`)])) as Record<StarPart, string>;
    return practiceText(practiceName(practice), asked, state.notes, names);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      toast.good(t('copied'));
    } catch {
      toast.bad(t('copyFailed'));
    }
  };
  return (
    <Menu position="bottom-end" width={200} radius="lg" shadow="md" withinPortal={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}>
          {t('keep')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
          {t('copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload {...icon} />}
          onClick={() => keepFile(new File([`${text()}\n`], t('fileName'), { type: 'text/plain' }))}
        >
          {t('download')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => printText(text())}>
          {t('print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
