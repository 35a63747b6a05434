import { isAgainst, type TestResult } from './citations.ts';
import type { Clause } from './spec-index.ts';

/** How far a rule is proven, and what is in the way. */
export interface RuleProof {
  readonly id: string;
  readonly state: 'whole' | 'part' | 'none';
  /** Clauses that nothing proves. */
  readonly missing: readonly string[];
  /** Why it is not whole, for people; `null` when it is. */
  readonly why: string | null;
  /** Tests prove it, but only of code that no product reaches: its names. */
  readonly unreached: readonly string[];
}

export interface Evidence {
  /** The tests that name an id or a clause. */
  readonly namedBy: (id: string) => readonly TestResult[];
  /** What a test calls that no product reaches: `packages/routes/src/brands.ts inMarket`. */
  readonly unreachedOf: (test: TestResult) => readonly string[];
}

/** The wire, and everything from there to the guest. Below stand pure functions that somebody has to call. */
const whereUsersMeet: ReadonlySet<string> = new Set([
  'apps/server',
  'packages/api-client',
  'packages/realtime',
  'packages/features',
  'packages/views',
  'tooling/e2e',
]);

/** A test at a layer where a user meets a rule: over HTTP or a socket, in a feature that is wired, or in a page. */
const isWhereUsersMeet = ({ place, file }: TestResult): boolean =>
  whereUsersMeet.has(place) && !file.endsWith('.rules.test.ts');

/** A rule is whole when each of its clauses is proven, one of them at least where a user meets it. */
export function proveRule(
  id: string,
  clauses: readonly Clause[],
  { namedBy, unreachedOf }: Evidence,
): RuleProof {
  const ofRule = namedBy(id);
  const judged = clauses.map((clause) => {
    const own = namedBy(clause.id);
    const tests = clauses.length === 1 ? [...ofRule, ...own] : own;
    const against = [...ofRule, ...own].filter(isAgainst);
    const passed = tests.filter(({ outcome }) => outcome === 'passed');
    const live = passed.filter((test) => unreachedOf(test).length === 0);
    return {
      id: clause.id,
      against,
      unreached: live.length === 0 ? passed.flatMap(unreachedOf) : [],
      proofs: against.length === 0 ? live : [],
    };
  });
  const missing = judged.filter(({ proofs }) => proofs.length === 0);
  const isMet = judged.some(({ proofs }) => proofs.some(isWhereUsersMeet));
  const unreached = [...new Set(missing.flatMap((clause) => clause.unreached))];
  const rule = { id, missing: missing.map((clause) => clause.id), unreached };
  if (missing.length === 0 && isMet) return { ...rule, state: 'whole', why: null };
  const against = judged.flatMap((clause) => clause.against)[0];
  return {
    ...rule,
    state: missing.length < clauses.length ? 'part' : 'none',
    why: reasonOf({
      against,
      unreached,
      missing: rule.missing,
      isNamed: ofRule.length > 0,
      count: clauses.length,
    }),
  };
}

function reasonOf(found: {
  readonly against: TestResult | undefined;
  readonly unreached: readonly string[];
  readonly missing: readonly string[];
  readonly isNamed: boolean;
  readonly count: number;
}): string {
  const { against, unreached, missing, isNamed, count } = found;
  if (against) return `${against.outcome} in ${against.place}: ${against.title}`;
  if (unreached.length > 0) return `only of code that nobody calls: ${unreached.join(', ')}`;
  if (missing.length === 0) return 'proven, but nowhere at a layer where a user meets it';
  if (count === 1)
    return isNamed ? 'named by tests without an assertion alone' : 'no test names it';
  return `no test names ${missing.join(' ')}`;
}
