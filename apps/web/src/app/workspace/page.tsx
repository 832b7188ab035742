import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useHand, useTouch, workHere, worksHere } from '../../lib/hand.ts';
import { OnAComputer } from './on-a-computer.tsx';
import { OpenResume } from './open-resume.tsx';

/** A phone is asked first, once; a computer never, however narrow its window or large its letters. */
export const WorkspacePage = () => {
  const { id } = useParams();
  const hand = useHand();
  const touch = useTouch();
  const [here, setHere] = useState(worksHere);
  const stay = () => {
    workHere();
    setHere(true);
  };
  if (hand && touch && !here) return <OnAComputer onStay={stay} />;
  return id && <OpenResume key={id} id={id} />;
};
