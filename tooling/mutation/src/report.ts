/** What a mutation report of Stryker says, as far as it is read here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly status: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** A change that no test noticed. */
export interface Survivor {
  readonly place: string;
  readonly change: string;
}

export interface Tally {
  readonly killed: number;
  readonly survivors: readonly Survivor[];
}

const killing = new Set(['Killed', 'Timeout']);
const surviving = new Set(['Survived', 'NoCoverage']);

/** Counts what died and names what lived. Mutants that do not run at all count as neither. */
export function tally(folder: string, { files }: MutationReport): Tally {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  return {
    killed: all.filter(({ status }) => killing.has(status)).length,
    survivors: all
      .filter(({ status }) => surviving.has(status))
      .map(({ file, source, location, replacement, mutatorName }) => ({
        place: `${folder}/${file}:${location.start.line}`,
        change: `${oneLine(textAt(source, location))} → ${oneLine(replacement ?? mutatorName)}`,
      })),
  };
}

/** The share of mutants that died, 0 to 1, or `null` where there was none. */
export const scoreOf = ({ killed, survivors }: Tally): number | null =>
  killed + survivors.length === 0 ? null : killed / (killed + survivors.length);

/** Lines and columns of a report begin at 1. */
function textAt(
  source: string,
  { start, end }: { readonly start: Position; readonly end: Position },
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 100);
