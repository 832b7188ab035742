import { expect, it } from 'vitest';
import { pastedText } from './pasted.ts';

const data = (plain: string, html = '') => ({ getData: (kind: string) => (kind === 'text/html' ? html : plain) });

it('takes bold, italic and links of a page or a document', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal"><p><span style="font-weight:700">Led</span> the <em>whole</em>' +
    ' team</p><ul><li>See <a href="https://example.com/a">docs</a></li></ul></b><script>alert(1)</script>';
  expect(pastedText(data('x', html))).toBe('**Led** the *whole* team\nSee [docs](https://example.com/a)');
});

it('takes no address that leads elsewhere, and plain text where nothing is marked', () => {
  expect(pastedText(data('x', '<a href="javascript:alert(1)">x</a> <b>y</b>'))).toBe('x **y**');
  expect(pastedText(data('one\ntwo', '<p>one</p><p>two</p>'))).toBe('one\ntwo');
});

it('understands Markdown', () => {
  expect(pastedText(data('- **a** and __b__, __init__.py'))).toBe('- **a** and **b**, __init__.py');
  expect(pastedText(data('[a](https://example.com "t") <https://example.com/b>'))).toBe(
    '[a](https://example.com) [https://example.com/b](https://example.com/b)',
  );
});
