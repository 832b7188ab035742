import type { Template } from '@verdant/contracts';
import type { Draft } from '../state/draft.ts';
import { useT } from '../state/use-t.ts';
import classes from './template.module.css';
import { useThumbnail } from './use-thumbnail.ts';

type Props = { template: Template; draft: Draft; chosen: boolean; onChoose: () => void };

export const TemplateCard = ({ template, draft, chosen, onChoose }: Props) => {
  const { t } = useT();
  const picture = useThumbnail(draft, template.id);
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        className={classes.card}
        title={template.description}
        onClick={onChoose}
      >
        <span className={classes.thumb}>{picture && <img src={picture} alt="" />}</span>
        <span className={classes.name}>
          {template.name}
          <span>{template.columns === 2 ? t('templates:twoColumns') : template.atsSafe ? t('templates:ats') : ''}</span>
        </span>
      </button>
    </li>
  );
};
