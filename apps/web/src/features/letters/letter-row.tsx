import { IconMail, IconMessage, IconMessageUser, IconSend } from '@tabler/icons-react';
import type { LetterSummary } from '@verdant/contracts';
import type { LetterKind } from '@verdant/contracts/constants';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { paths } from '../../lib/paths.ts';
import { OwnRow } from '../../ui/own-list/own-row.tsx';
import { useLetterName } from './letter-words.ts';

export const KIND_ICONS: Record<LetterKind, typeof IconMail> = {
  letter: IconMail,
  email: IconSend,
  greeting: IconMessage,
  referral: IconMessageUser,
};

export function LetterRow({ letter, onDelete }: { letter: LetterSummary; onDelete: () => void }) {
  const { t } = useTranslation('letters');
  const { when, day } = useDates();
  const title = useLetterName()(letter);
  const Icon = KIND_ICONS[letter.kind];
  return (
    <OwnRow
      to={paths.letter(letter.id)}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      title={title}
      text={`${t(`kinds.${letter.kind}`)} · ${t('from', { name: letter.resume.name })}`}
      date={letter.sentAt ? t('sentAt', { day: day(letter.sentAt) }) : when(letter.updatedAt)}
      actions={t('actions', { title })}
      onDelete={onDelete}
    />
  );
}
