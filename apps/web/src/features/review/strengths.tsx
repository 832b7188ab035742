import { IconCircleCheck } from '@tabler/icons-react';
import type { Analysis } from '@verdant/contracts';
import { useState } from 'react';
import { useT } from '../../editor/use-t.ts';
import { TextButton } from '../../ui/text-button.tsx';
import classes from './review.module.css';

/** One line that unfolds. */
export const Strengths = ({ strengths }: { strengths: Analysis['strengths'] }) => {
  const { t } = useT();
  const [open, setOpen] = useState(false);
  if (strengths.length === 0) return null;
  return (
    <section>
      <h3 className={classes.group}>
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'analysis:strengthsFold' : 'analysis:strengths', { count: strengths.length })}
        </TextButton>
      </h3>
      {open && (
        <ul className={classes.strengths}>
          {strengths.map(({ checkId, text }) => (
            <li key={`${checkId}${text}`}>
              <IconCircleCheck size={15} stroke={1.75} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
