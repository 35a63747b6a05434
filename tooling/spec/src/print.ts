import type { Coverage, Share, SystemCoverage } from './coverage.ts';

const headings = ['system', 'rules', '%', 'contract', 'server', 'client', 'desktop', 'mobile'];

const ratio = (share: Share): string => (share.total === 0 ? '–' : `${share.done}/${share.total}`);
const percent = (share: Share): string =>
  share.total === 0 ? '–' : String(Math.floor((100 * share.done) / share.total));

const rowOf = (system: SystemCoverage): readonly string[] => [
  system.id,
  ratio(system.rules),
  percent(system.rules),
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
