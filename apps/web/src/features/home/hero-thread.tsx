import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './home.module.css';

/** Where the thread leaves the card, from its left edge, and how close it comes to the line. In px. */
const FROM_LEFT = 196;
const CLEARANCE = 8;
const CORNER = 8;

/** From the advice up to the very line it is about. */
export function HeroThread({ scene }: { scene: RefObject<HTMLDivElement | null> }) {
  const { language } = useTranslation();
  const [ends, setEnds] = useState<{ x: number; y: number; toX: number; toY: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language moves both ends
  useEffect(() => {
    const host = scene.current;
    if (!host) return;
    const measure = () => {
      const line = host.querySelector('[data-line]')?.getBoundingClientRect();
      const card = host.querySelector('[data-advice]')?.getBoundingClientRect();
      const box = host.getBoundingClientRect();
      if (!line || !card) return;
      const x = card.left + FROM_LEFT - box.left;
      const toX = line.left - CLEARANCE - box.left;
      const room = toX > x + CORNER;
      setEnds(room ? { x, y: card.top - box.top, toX, toY: line.top + line.height / 2 - box.top } : null);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [host, ...host.querySelectorAll('[data-advice], img')]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [scene, language]);
  if (!ends) return null;
  const { x, y, toX, toY } = ends;
  return (
    <svg className={classes.thread} aria-hidden="true">
      <path d={`M${x} ${y}V${toY + CORNER}Q${x} ${toY} ${x + CORNER} ${toY}H${toX}`} />
      <circle cx={x} cy={y} r="3.25" />
      <circle cx={toX} cy={toY} r="3.25" />
    </svg>
  );
}
