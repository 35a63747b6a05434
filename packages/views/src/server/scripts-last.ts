import { beginLate } from './begin-late.ts';
import { inlineCall } from './inline-call.ts';

const preload = /<link rel="modulepreload"[^>]*>/g;
/** How React Router marks the script that imports the modules of a page, and how it imports them. */
const ENTRY = ' type="module" async="">';
const moduleImport = /^import \* as (\w+) from ("[^"]+");\n/gm;
const SCRIPT_END = '</script>';
const HEAD_END = '</head>';
const HELD = 'vx-code';
/** What `loadAgain` waits for. */
const FAILED = "(error) => { document.dispatchEvent(new Event('modules-failed')); throw error; }";

/**
 * A page asks for its modules once its first picture stands: React puts their links at the top of the head, where
 * they take the line from everything that is seen. They wait in a template for `beginLate`, and so does the script
 * that imports them, which stays where hydration looks for it.
 *
 * @param page a whole document; one that is none comes back as it is
 * @param early a script that has to be there before any of them
 */
export function scriptsLast(page: Buffer<ArrayBuffer>, early = ''): Buffer<ArrayBuffer> {
  const head = page.indexOf(HEAD_END);
  if (head === -1) return page;
  const entry = page.indexOf(ENTRY, head);
  if (entry === -1)
    return Buffer.concat([page.subarray(0, head), Buffer.from(early), page.subarray(head)]);
  const links: string[] = [];
  const top = page.toString('utf8', 0, head).replaceAll(preload, (link) => {
    links.push(link);
    return '';
  });
  const start = entry + ENTRY.length;
  const end = page.indexOf(SCRIPT_END, start);
  const names: string[] = [];
  const modules: string[] = [];
  const code = page.toString('utf8', start, end).replaceAll(moduleImport, (_, name, module) => {
    names.push(String(name));
    modules.push(`import(${String(module)})`);
    return '';
  });
  return Buffer.concat([
    Buffer.from(`${top}${early}<template id="${HELD}">${links.join('')}</template>`),
    page.subarray(head, start),
    Buffer.from(
      `await ${inlineCall(beginLate, HELD)};\n` +
        `const [${names.join()}] = await Promise.all([${modules.join()}]).catch(${FAILED})${code}`,
    ),
    page.subarray(end),
  ]);
}
