/**
 * `pnpm check:commits`: subjects of commits are `scope: what it does`, at most 72 letters, so that a line of
 * `git log` can be read whole and found by its scope.
 */
import { execFileSync } from 'node:child_process';
import { root } from './workspace.ts';

/** The last commit that was made before the rule; what is not after it is not judged. */
const start = { id: '045796b600f1abaf4e5e8adf488845e2af58ea47', at: '2026-11-25T14:34:20+00:00' };
const maxLength = 72;
/** `live: …`, `ui, views: …`, `api-client/graphql: …`; git's own subject of a revert may stay. */
const pattern = /^(?:[a-z][\w-]*(?:\/[\w-]+)*(?:, [a-z][\w-]*(?:\/[\w-]+)*)*: \S|Revert ")/;

/** What is wrong with a subject; empty: nothing. */
function problemsOf(subject: string): readonly string[] {
  return [
    ...(subject.length > maxLength ? [`${subject.length} letters, ${maxLength} at most`] : []),
    ...(pattern.test(subject) ? [] : ['no scope; write `scope: what it does`']),
    ...(subject.endsWith('.') ? ['a full stop at the end'] : []),
  ];
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function isHere(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** `'id subject'` of each commit to judge. A shallow clone lacks the start: there the date decides. */
function commits(): readonly string[] {
  const range = isHere(start.id) ? [`${start.id}..HEAD`] : [`--since-as-filter=${start.at}`];
  return git('log', '--no-merges', '--format=%h %s', ...range)
    .split('\n')
    .filter(Boolean);
}

const samples = [
  ['live: end grants with the chat', 0],
  ['ui, views: show the price', 0],
  ['Heed the linter in frame and consent', 1],
  [`live: ${'a'.repeat(67)}`, 1],
  ['live: end grants.', 1],
] as const;
const problems: string[] = samples
  .filter(([subject, count]) => problemsOf(subject).length !== count)
  .map(([subject]) => `The rule judges its sample wrongly: ${subject}`);

let judged: readonly string[] = [];
try {
  judged = commits();
} catch {
  console.log('Commits were not judged: this is no clone.');
}
for (const line of judged) {
  const [id, subject] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
  problems.push(...problemsOf(subject).map((problem) => `${id} ${subject}\n    ${problem}`));
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Subjects hold: ${judged.length} commits.`);
