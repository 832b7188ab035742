import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ApplicationCard } from '@verdant/contracts';
import { APPLICATION_STAGES, type ApplicationStage } from '@verdant/contracts/constants';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './applications.module.css';
import { CardFacts } from './card-facts.tsx';
import { CardMenu } from './card-menu.tsx';
import { type Board, nameOf } from './use-board.ts';

type Props = { cards: ApplicationCard[]; searched: boolean; board: Board; onOpen: (id: string) => void };

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function Card({ card, board, onOpen }: { card: ApplicationCard; board: Board; onOpen: (id: string) => void }) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: card.id });
  const step = (event: KeyboardEvent) => {
    const by = event.shiftKey ? STEPS[event.key] : undefined;
    const to = by && APPLICATION_STAGES[APPLICATION_STAGES.indexOf(card.stage) + by];
    if (!to) return;
    event.preventDefault();
    board.move(card, to);
    // the card is drawn anew in the other column
    setTimeout(() => document.querySelector<HTMLElement>(`[data-card="${card.id}"] button`)?.focus(), 50);
  };
  return (
    <li
      ref={setNodeRef}
      data-card={card.id}
      data-lifted={isDragging || undefined}
      className={classes.card}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
      {...listeners}
    >
      <button type="button" className={classes.open} onClick={() => onOpen(card.id)} onKeyDown={step}>
        <b>{nameOf(card)}</b>
        {card.title && card.employer && <span className={classes.employer}>{card.employer}</span>}
        <CardFacts card={card} />
      </button>
      <div className={classes.menu}>
        <CardMenu card={card} board={board} />
      </div>
    </li>
  );
}

type ColumnProps = Omit<Props, 'searched'> & { stage: ApplicationStage };

function Column({ stage, cards, board, onOpen }: ColumnProps) {
  const { t } = useTranslation('applications');
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const title = t(`stages.${stage}`);
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-over={isOver || undefined}
      data-empty={cards.length === 0 || undefined}
      aria-label={title}
    >
      <h2>
        {title} <span>{cards.length}</span>
      </h2>
      <ul>
        {cards.map((card) => (
          <Card key={card.id} card={card} board={board} onOpen={onOpen} />
        ))}
      </ul>
      {cards.length === 0 && <p className={classes.none}>{t('none')}</p>}
    </section>
  );
}

/**
 * Five columns; a card is dragged, or moved by its menu or Shift with an arrow. Where they stand beyond the edge, a search
 * leaves those that it found something in.
 */
export function BoardView({ cards, searched, board, onOpen }: Props) {
  const { t } = useTranslation('applications');
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const end = ({ active, over }: DragEndEvent) => {
    const card = cards.find(({ id }) => id === active.id);
    if (card && over) board.move(card, over.id as ApplicationStage);
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={end}
      accessibility={{ screenReaderInstructions: { draggable: t('keys') } }}
    >
      {/* a place to scroll has to be reached by keys */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <section className={classes.board} data-searched={searched || undefined} tabIndex={0} aria-label={t('board')}>
        {APPLICATION_STAGES.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            cards={cards.filter((card) => card.stage === stage)}
            board={board}
            onOpen={onOpen}
          />
        ))}
      </section>
      <p className={classes.keys}>{t('keys')}</p>
    </DndContext>
  );
}
