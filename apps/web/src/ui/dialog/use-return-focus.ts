import { useEffect, useState } from 'react';

/** What the keyboard is on; for a line of a menu, which goes with it, the button of that menu. */
function opener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menu ? document.getElementById(menu) : document.activeElement;
}

/**
 * For what stands only while it is open: when it goes, the keyboard goes on where it was before, unless it has been
 * put elsewhere meanwhile.
 */
export function useReturnFocus(): void {
  const [before] = useState(opener);
  useEffect(
    () => () => {
      // the dialog lets go of the focus first
      setTimeout(() => {
        const nowhere = !document.activeElement || document.activeElement === document.body;
        if (nowhere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
