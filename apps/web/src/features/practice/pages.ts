/** The list and the one: they share nearly all they need, so they come together. */
export { PracticePage } from './practice-page.tsx';
export { PracticesPage } from './practices-page.tsx';
