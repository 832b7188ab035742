import { useMediaQuery } from '@mantine/hooks';

/** Room for one thing at a time: a narrow window, or a phone on its side. Styles ask by the same words. */
const HAND = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';
/** A finger is what one points with: a phone or tablet. A zoomed or narrow window of a computer has a fine pointer. */
const TOUCH = '(pointer: coarse)';

const now = { getInitialValueInEffect: false } as const;

export const useHand = (): boolean => useMediaQuery(HAND, false, now);
export const useTouch = (): boolean => useMediaQuery(TOUCH, false, now);

const STORE = 'work-on-phone';
const HERE = 'here';

/** Whether somebody has said that they want to work on this phone. */
export const worksHere = (): boolean => localStorage.getItem(STORE) === HERE;
export const workHere = (): void => localStorage.setItem(STORE, HERE);
