import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { leaveOut } from './harness.ts';

const executable = process.env['VX_CHROMIUM'] ?? '/usr/bin/chromium';

/** Without these a browser in a closed network wastes its time on addresses it cannot reach. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium to measure in, or undefined with a line that says why not. The run ends it, not a signal. */
export async function openChromium(): Promise<Browser | undefined> {
  if (!existsSync(executable)) {
    leaveOut(`no Chromium at ${executable}; install one or name it in VX_CHROMIUM`);
    return undefined;
  }
  return await chromium.launch({
    executablePath: executable,
    args: flags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Script and styles of a scene, as production has them. */
export async function bundleScene(entry: string): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    loader: { '.woff2': 'dataurl' },
  });
  const text = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), styles: text('.css') };
}
