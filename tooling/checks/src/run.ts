import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './workspace.ts';

/** The project's own Node and tools come first, however the check was started. */
export const projectEnv = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
};

export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a program to its end and keeps what it said. Never rejects: a program that cannot start has code 127. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...projectEnv, ...options.env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program that has to succeed, and gives what it said. */
export async function must(
  what: string,
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, output } = await run(program, args, { cwd, env });
  if (code !== 0) throw new Error(`${what} failed:\n${output}`);
  return output;
}
