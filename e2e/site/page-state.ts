import type { Page } from '@playwright/test';

export type Who = 'visitor' | 'member';
export type Width = 'wide' | 'phone';

/** A state of a page: how one gets there, and the heading that says so. */
export type PageState = {
  name: string;
  path: string;
  heading: string | RegExp;
  who?: Who;
  width?: Width;
  /** what is done once the page stands there; then `heading` is looked for */
  act?: (page: Page) => Promise<void>;
  /** what it does is what later states rest on: done even where nobody looks at it */
  stays?: true;
  /** the state is that the server refuses: browsers report the answer */
  refused?: number;
};
