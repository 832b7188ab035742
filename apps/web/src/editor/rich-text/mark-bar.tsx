import { IconBold, IconItalic, IconLink } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useT } from '../use-t.ts';
import { LinkForm } from './link-form.tsx';
import classes from './rich-text.module.css';
import type { useMarks } from './use-marks.ts';

const TOOLS = [
  { what: 'bold', Icon: IconBold, key: 'B' },
  { what: 'italic', Icon: IconItalic, key: 'I' },
  { what: 'link', Icon: IconLink, key: 'K' },
] as const;

/** One stop of the Tab key; arrows lead on. */
function move(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}

/** Bold, italic and link for the words selected in the field above. */
export const MarkBar = ({ tools }: { tools: ReturnType<typeof useMarks> }) => {
  const { t } = useT();
  const { marks, linking, act, link, closeLink } = tools;
  const isOn = { bold: marks.bold, italic: marks.italic, link: marks.href !== null };
  if (linking) return <LinkForm href={marks.href} onLink={link} onClose={closeLink} />;
  return (
    <div role="toolbar" aria-label={t('workspace:marks.bar')} className={classes.bar} onKeyDown={move}>
      {TOOLS.map(({ what, Icon, key }, at) => (
        <button
          key={what}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          aria-pressed={isOn[what]}
          aria-label={t(`workspace:marks.${what}`)}
          title={`${t(`workspace:marks.${what}`)} (Ctrl ${key})`}
          // the selection stays in the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => act(what)}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
};
