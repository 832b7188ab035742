import type { Evidence } from '@verdant/contracts';
import { pathLabel } from '../../../editor/content/path-label.ts';
import { useContent } from '../../../editor/content/use-content.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import classes from '../review.module.css';
import card from './card.module.css';

const MOST = 12;

/** The very words that a line is about, where there is no advice to open. */
export const EvidenceList = ({ evidence }: { evidence: Evidence[] }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  const content = useContent();
  if (evidence.length === 0) return null;
  return (
    <ul className={classes.evidence}>
      {evidence.slice(0, MOST).map(({ path, quote, from }) => (
        <li key={`${path} ${from}`}>
          <TextButton title={t('analysis:goToField')} onClick={() => goToField(path)}>
            {pathLabel(content, path, t)}
          </TextButton>
          {quote && <blockquote className={card.original}>{quote}</blockquote>}
        </li>
      ))}
    </ul>
  );
};
