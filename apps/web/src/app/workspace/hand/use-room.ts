import { useEffect, useState } from 'react';

/** A field that letters are typed into. */
const isTyping = () => document.activeElement?.matches('input, textarea') ?? false;
/** With a keyboard on screen less than this is left of the tallest view. */
const LEFT_BY_KEYBOARD = 0.78;
/** Below this (px) bars that stay would leave no room between them: a phone on its side, a computer zoomed to 400 %. */
const SHORT = 420;

/**
 * The room that there is: `top` and `height` (px) of what can be seen, which an on-screen keyboard makes smaller, whether
 * one is up, and whether the view is too low for bars that stay. What one zooms into with two fingers changes nothing.
 */
export const useRoom = () => {
  const [room, setRoom] = useState({ top: 0, height: window.innerHeight, keyboard: false });
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    let [width, tallest] = [0, 0];
    const look = () => {
      if (seen.scale > 1.01) return;
      if (Math.abs(seen.width - width) > 1) [width, tallest] = [seen.width, 0];
      tallest = Math.max(tallest, seen.height);
      const keyboard = isTyping() && seen.height < tallest * LEFT_BY_KEYBOARD;
      setRoom({ top: seen.offsetTop, height: seen.height, keyboard });
    };
    look();
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
    };
  }, []);
  // what is typed into stays in sight
  useEffect(() => {
    if (room.keyboard) document.activeElement?.scrollIntoView({ block: 'center' });
  }, [room.keyboard]);
  return { ...room, short: !room.keyboard && room.height < SHORT };
};
