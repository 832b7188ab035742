import type { ApplicationCard } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './applications.module.css';
import { CardFacts } from './card-facts.tsx';
import { CardMenu } from './card-menu.tsx';
import { type Board, nameOf } from './use-board.ts';

type Props = { cards: ApplicationCard[]; board: Board; onOpen: (id: string) => void };

/** The same cards, a line each. */
export function ListView({ cards, board, onOpen }: Props) {
  const { t } = useTranslation('applications');
  return (
    <ul className={classes.rows}>
      {cards.map((card) => (
        <li key={card.id} data-card={card.id} className={classes.row}>
          <button type="button" className={classes.rowOpen} onClick={() => onOpen(card.id)}>
            <span>
              <b>{nameOf(card)}</b>
              {card.title && card.employer && <span className={classes.employer}>{card.employer}</span>}
            </span>
            <span className={classes.stage}>{t(`stages.${card.stage}`)}</span>
            <span className={classes.facts}>
              <CardFacts card={card} />
            </span>
          </button>
          <CardMenu card={card} board={board} />
        </li>
      ))}
    </ul>
  );
}
