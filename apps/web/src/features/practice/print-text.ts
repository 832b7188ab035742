const KEPT_MS = 60_000;

/** Prints plain text by itself, without the page around it. */
export function printText(text: string): void {
  const frame = Object.assign(document.createElement('iframe'), { title: '', ariaHidden: 'true' });
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const page = frame.contentDocument!;
  const words = page.createElement('div');
  words.textContent = text;
  words.style.cssText = 'white-space:pre-wrap;font:11pt/1.55 system-ui,sans-serif;overflow-wrap:anywhere';
  page.body.append(words);
  page.title = text.split('\n', 1)[0]!;
  frame.contentWindow!.focus();
  frame.contentWindow!.print();
  // the dialogue of some browsers does not stop the script
  setTimeout(() => frame.remove(), KEPT_MS);
}
