import { watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspace } from '../../src/templates.ts';
import { drawGallery, type Gallery } from './draw.ts';

/** An editor writes a file in several steps. */
const SETTLED_MS = 150;
const ASKED_MS = 500;

/** Shows the pictures, and what went wrong, and shows them again when `drawn.json` says that they are new. */
const page = `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body{margin:16px;background:#c9cfcc;font:14px sans-serif}img{max-width:100%;display:block;margin-bottom:16px}pre{color:#a00;white-space:pre-wrap}</style>
<pre id="error"></pre><main></main><script src="drawn.js"></script>
<script>
let last=0
function drawn({at,files,error}){
  if(at===last)return
  last=at
  document.getElementById('error').textContent=error
  if(!error)document.querySelector('main').replaceChildren(...files.map(f=>Object.assign(new Image(),{src:f+'?'+at})))
}
drawn(window.gallery)
setInterval(()=>{const s=document.createElement('script');s.src='drawn.js?'+Date.now();s.onload=()=>{drawn(window.gallery);s.remove()};document.body.append(s)},${ASKED_MS})
</script>`;

/** Draws now and whenever a file of a template was saved, until the signal ends it; `say` tells how it went. */
export async function watchGallery(gallery: Gallery, say: (text: string) => void, signal: AbortSignal): Promise<void> {
  let [drawing, again] = [false, false];
  const draw = async () => {
    if (drawing) {
      again = true;
      return;
    }
    drawing = true;
    const drawn = { at: Date.now(), files: [] as string[], error: '' };
    try {
      drawn.files = await drawGallery(gallery);
    } catch (error) {
      drawn.error = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error);
    }
    // a script, as a page that was opened from the disk may not fetch
    await writeFile(join(gallery.folder, 'drawn.js'), `window.gallery=${JSON.stringify(drawn)}`);
    say(drawn.error || `Drawn in ${Date.now() - drawn.at} ms`);
    drawing = false;
    if (again) {
      again = false;
      await draw();
    }
  };
  await writeFile(join(gallery.folder, 'index.html'), page);
  await draw();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(workspace, { recursive: true, signal }, (_, name) => {
    if (!name?.endsWith('.typ')) return;
    clearTimeout(timer);
    timer = setTimeout(draw, SETTLED_MS);
  });
  await new Promise((resolve) => watcher.once('close', resolve));
  clearTimeout(timer);
}
