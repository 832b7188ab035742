import { useIntersection } from '@mantine/hooks';
import type { Template } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import type { Draft } from '../../editor/document/draft.ts';
import { useT } from '../../editor/use-t.ts';
import { fileUrl } from '../../lib/api.ts';
import classes from './template.module.css';
import { useThumbnail } from './use-thumbnail.ts';

type Props = { template: Template; draft: Draft; chosen: boolean; onChoose: () => void };

/** A template in the person's own words; our sample person stands in until they are set. */
export const TemplateCard = ({ template, draft, chosen, onChoose }: Props) => {
  const { t } = useT();
  const { ref, entry } = useIntersection();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true);
  }, [entry]);
  const own = useThumbnail(draft, template, seen);
  const picture =
    own ??
    fileUrl('GET /resume/template/picture', { template: template.id, v: template.version, language: draft.language });
  return (
    <li ref={ref}>
      <button
        type="button"
        aria-pressed={chosen}
        className={classes.card}
        title={`${template.description} ${template.forWhom}`}
        onClick={onChoose}
      >
        <span className={classes.thumb} data-own={own !== undefined || undefined}>
          {seen && <img src={picture} alt="" />}
        </span>
        <span className={classes.name}>
          {template.name}
          <span>{template.atsSafe ? t('templates:ats') : template.columns === 2 ? t('templates:twoColumns') : ''}</span>
        </span>
      </button>
    </li>
  );
};
