import { useIntersection } from '@mantine/hooks';
import type { Template } from '@verdant/contracts';
import { useEffect, useState } from 'react';
import type { Draft } from '../../editor/document/draft.ts';
import { useBeside } from '../../editor/document/use-pair.ts';
import { useT } from '../../editor/use-t.ts';
import { fileUrl } from '../../lib/api.ts';
import classes from './gallery.module.css';
import { saysNothing } from './says-nothing.ts';
import shared from './template.module.css';
import { useThumbnail } from './use-thumbnail.ts';

type Props = { template: Template; draft: Draft; chosen: boolean; onChoose: () => void };

/** A template in the person's own words, a plain sheet until they are set; a sample where nothing was written yet. */
export const TemplateCard = ({ template, draft, chosen, onChoose }: Props) => {
  const { t } = useT();
  const { ref, entry } = useIntersection();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true);
  }, [entry]);
  const blank = saysNothing(draft.content);
  const own = useThumbnail(draft, template, seen && !blank, useBeside());
  const { id, version: v } = template;
  const picture = blank ? fileUrl('GET /resume/template/picture', { template: id, v, language: draft.language }) : own;
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
          {seen && picture && <img src={picture} alt="" />}
        </span>
        <span className={shared.name}>
          {template.name}
          <span>{template.atsSafe ? t('templates:ats') : template.columns === 2 ? t('templates:twoColumns') : ''}</span>
        </span>
      </button>
    </li>
  );
};
