import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

export interface GreetingFacts {
  readonly config: Config;
  readonly address: string;
  readonly operationsAddress: string | null;
  /** The app of performers is built. */
  readonly hasStudio: boolean;
  readonly demoLogin: { readonly email: string; readonly password: string } | null;
}

/** What somebody who has just started the server wants to know. */
export function greeting({
  config,
  address,
  operationsAddress,
  hasStudio,
  demoLogin,
}: GreetingFacts): string {
  const base = config.production ? config.origin : `http://localhost:${new URL(address).port}`;
  const lines = [
    '',
    '  Candela is running.',
    '',
    ...(config.profile === 'demo' ? publicDemo : []),
    `  Desktop app   ${base}/en/?app=desktop`,
    `  Mobile app    ${base}/en/?app=mobile`,
  ];
  if (hasStudio) lines.push(`  Studio        ${base}/studio/  (performers)`);
  for (const ip of config.host === '0.0.0.0' || config.host === '::' ? ownAddresses() : []) {
    lines.push(`  On a phone    http://${ip}:${new URL(address).port}/`);
  }
  if (demoLogin) {
    lines.push(
      `  Sandbox       ${base}/sandbox  (mail that would be sent, payment, performers)`,
      '',
      `  Demo login    ${demoLogin.email}`,
      `                ${demoLogin.password}`,
    );
  }
  lines.push(
    '',
    `  Operations    ${operationsAddress ?? 'off'}`,
    `  Data          ${config.databaseUrl === null ? config.dataDir : 'PostgreSQL'}`,
    '  Stop          Ctrl-C',
    '',
  );
  return lines.join('\n');
}

/** Loud on purpose: whoever reaches the address can read every mail and pay with nothing. */
const publicDemo = [
  '  PUBLIC DEMO   VX_PUBLIC_DEMO is set: the sandbox is open to everybody who reaches this address.',
  '                Payments are not real, and anybody reads the mails of all accounts.',
  '',
];

function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flat()
    .filter((entry) => entry !== undefined && entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry?.address ?? '');
}
