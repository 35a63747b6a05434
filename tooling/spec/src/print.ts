import type { Coverage, Share, SystemCoverage } from './coverage.ts';

const headings = [
  'system',
  'rules',
  '%',
  'in part',
  'values',
  'contract',
  'server',
  'client',
  'desktop',
  'mobile',
];

const ratio = (share: Share): string => (share.total === 0 ? '–' : `${share.done}/${share.total}`);
const percent = (share: Share): string =>
  share.total === 0 ? '–' : String(Math.floor((100 * share.done) / share.total));

const rowOf = (system: SystemCoverage): readonly string[] => [
  system.id,
  ratio(system.rules),
  percent(system.rules),
  String(system.open.filter(({ state }) => state === 'part').length),
  ratio(system.values),
  ratio(system.calls.contract),
  ratio(system.calls.server),
  ratio(system.calls.client),
  ratio(system.screens.desktop),
  ratio(system.screens.mobile),
];

/** The table for people: one row for each system and one for all. */
export function tableOf(coverage: Coverage): string {
  const rows = [headings, ...coverage.systems.map(rowOf), rowOf(coverage.all)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** What the columns mean. */
export const legend = `rules: whole, each clause named by a test that passed at first try, of code that a product reaches,
one of them where a user meets it. In part: some of that. Values: constants, enumerations, errors,
routes, breadcrumb types. Calls: built, answered with 2xx, sent by a page. Screens: opened, with
every fact of theirs seen.`;

/** What is missing in a system, and why. */
export function missingIn(system: SystemCoverage): readonly string[] {
  const named = (what: string, share: Share): string =>
    `${system.id}, ${what}: ${share.missing.join(' ') || 'none'}`;
  return [
    `${system.id}, rules not whole: ${system.open.length === 0 ? 'none' : ''}`.trim(),
    ...system.open.map(({ id, why }) => `  ${id}: ${why}`),
    named('values not proven', system.values),
    named('calls not answered', system.calls.server),
    named('calls not sent by a page', system.calls.client),
    `${system.id}, facts not seen on desktop: ${system.unseen.desktop.join(' ') || 'none'}`,
    `${system.id}, facts not seen on mobile: ${system.unseen.mobile.join(' ') || 'none'}`,
  ];
}

/** Rules that tests prove, but of code that nobody calls. */
export function unreachedIn({ open }: SystemCoverage): readonly string[] {
  const rules = open.filter(({ unreached }) => unreached.length > 0);
  if (rules.length === 0) return [];
  return [
    'Proven only for code that nobody calls:',
    ...rules.map(({ id, unreached }) => `  ${id}: ${unreached.join(', ')}`),
  ];
}
