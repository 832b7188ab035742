/** As `aria-keyshortcuts` names it. */
export const WISH_KEY = 'Alt+Enter';
