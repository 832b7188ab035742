import type { Page } from '@playwright/test';

/** What a finger can press or type into. */
const PRESSED =
  'a[href], button, input, textarea, select, summary, [role=button], [role=menuitem], [role=menuitemradio], [role=option], [role=slider], [role=tab]';

/**
 * What is smaller than 44 × 44 px to a finger, covered by something, or typed into in letters below 16 px. Measured by what
 * lies under the finger: from the middle of each element 21 px to every side the same element has to answer. Left out, as in
 * WCAG 2.5.5: a link within a sentence.
 */
export const targetFlawsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (pressed) => {
    const REACH_PX = 21;
    const LEAST_LETTERS_PX = 16;
    const found: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // what lies over the rest is what one has to do with
    const over = [...document.querySelectorAll('[role=dialog], [role=menu], [data-popup]')];
    const room = over.findLast((one) => one.checkVisibility()) ?? document;

    for (const element of room.querySelectorAll<HTMLElement>(pressed)) {
      const input = element instanceof HTMLInputElement ? element : null;
      if (element.matches(':disabled') || element.closest('[aria-hidden=true], [inert]')) continue;
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      // a box or switch is drawn by its label; a field for files by its button
      const drawn =
        input && /checkbox|radio/.test(input.type) ? (labels.find((one) => one.offsetWidth > 0) ?? input) : element;
      if (!drawn.checkVisibility({ visibilityProperty: true }) || input?.type === 'file') continue;
      const style = getComputedStyle(element);
      const alone = [...(element.parentElement?.childNodes ?? [])].every(
        (node) => node === element || !node.textContent?.trim(),
      );
      if (element.tagName === 'A' && style.display === 'inline' && !alone) continue;

      const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" ${element.className.toString().slice(0, 40)}`;
      if (
        /text|search|email|tel|url|password|number/.test(input?.type ?? (element.tagName === 'TEXTAREA' ? 'text' : ''))
      )
        if (Number.parseFloat(style.fontSize) < LEAST_LETTERS_PX) found.push(`letters of ${style.fontSize}: ${name}`);

      let box = drawn.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) continue;
      let [x, y] = [0, 0];
      const answers = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        return (
          hit !== null && (element.contains(hit) || drawn.contains(hit) || labels.some((label) => label.contains(hit)))
        );
      };
      const sides = [
        [-REACH_PX, 0],
        [REACH_PX, 0],
        [0, -REACH_PX],
        [0, REACH_PX],
      ] as const;
      const isLarge = () => {
        box = drawn.getBoundingClientRect();
        [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return answers(x, y) && sides.every(([dx, dy]) => answers(x + dx, y + dy));
      };
      // most of them stand in view with the one before
      if (isLarge()) continue;
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      if (isLarge()) continue;
      // a way past the head of the page shows itself to keys alone
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      if (!answers(x, y)) found.push(`covered: ${name}`);
      else found.push(`small, ${Math.round(box.width)} × ${Math.round(box.height)}: ${name}`);
    }
    return found;
  }, PRESSED);
