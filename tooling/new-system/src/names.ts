/** What a system is called in each layer. */
export interface Names {
  /** Folder in every layer, namespace of its texts, last part of its addresses. */
  readonly system: string;
  /** The same as part of a name: `Postcards`. */
  readonly pascal: string;
  /** Its page in the route table. */
  readonly route: string;
  /** The page's component and file. */
  readonly page: string;
  /** The table of its first migration. */
  readonly table: string;
}

const startsLarge = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** @param route name of the page in the route table, where it is not `member<System>` */
export function namesOf(system: string, route?: string): Names {
  const pascal = startsLarge(system);
  const named = route ?? `member${pascal}`;
  return { system, pascal, route: named, page: startsLarge(named), table: `${system}_notes` };
}

/** Why a system cannot be called so; `null`: it can. */
export function nameProblem(
  system: string,
  known: readonly string[],
  isMadeUp: boolean,
): string | null {
  if (!/^[a-z][a-z0-9]{2,19}$/.test(system))
    return `"${system}" is no name of a system: 3 to 20 small letters and digits, like "postcards".`;
  if (isMadeUp && known.includes(system))
    return `docs/spec/systems/${system}.md is there: leave --made-up out.`;
  if (!isMadeUp && !known.includes(system))
    return `docs/spec/systems/${system}.md is missing. Write the chapter first, or say --made-up.`;
  return null;
}
