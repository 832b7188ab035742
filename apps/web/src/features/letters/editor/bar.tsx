import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconChevronDown,
  IconCopy,
  IconDownload,
} from '@tabler/icons-react';
import { LETTER_FORMATS, letterText } from '@verdant/contracts/constants';
import { Link } from 'react-router-dom';
import { SaveWords } from '../../../editor/saving/save-words.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fileUrl } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { paths } from '../../../lib/paths.ts';
import { toastError } from '../../../lib/toast.ts';
import { useLetterName } from '../letter-words.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';
import { SentFile } from './sent-file.tsx';
import { useCopy } from './use-copy.ts';

/** The way back, what it is, whether it is saved, and what can be done with it. */
export function Bar() {
  const { t } = useTranslation('letters');
  const { letter, document, state, words } = useEditing();
  const name = useLetterName()({ post: words.post, company: words.addressee.company });
  const copy = useCopy();
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  const save = async (format: (typeof LETTER_FORMATS)[number]) => {
    await document.flush();
    await download(fileUrl('GET /letter/download', { id: letter.id, format }), `letter.${format}`).catch(toastError);
  };
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to={paths.letters} size={36} aria-label={t('all')}>
        <IconArrowLeft {...icon} />
      </ActionIcon>
      <div className={classes.name}>
        <h1>{name}</h1>
        <p>
          {t(`kinds.${words.kind}`)} · {t('from', { name: letter.resume.name })} · <SaveWords save={state.save} />
          <SentFile />
        </p>
      </div>
      <ActionIcon
        size={36}
        aria-label={t('undo')}
        disabled={state.stack.past.length === 0}
        onClick={() => document.undo()}
      >
        <IconArrowBackUp {...icon} />
      </ActionIcon>
      <ActionIcon
        size={36}
        aria-label={t('redo')}
        disabled={state.stack.future.length === 0}
        onClick={() => document.redo()}
      >
        <IconArrowForwardUp {...icon} />
      </ActionIcon>
      <Button variant="default" onClick={() => document.markSent(state.sentAt === null)}>
        {t(state.sentAt === null ? 'markSent' : 'markUnsent')}
      </Button>
      {words.kind === 'letter' && (
        <Menu position="bottom-end" width={180} radius="lg" shadow="md" withinPortal={false}>
          <Menu.Target>
            <Button leftSection={<IconDownload {...icon} />} rightSection={<IconChevronDown size={16} stroke={1.75} />}>
              {t('download')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {LETTER_FORMATS.map((format) => (
              <Menu.Item key={format} leftSection={<IconDownload {...icon} />} onClick={() => void save(format)}>
                {t(`formats.${format}`)}
              </Menu.Item>
            ))}
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void copy(letterText(words, letter.name))}>
              {t('copy')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </header>
  );
}
