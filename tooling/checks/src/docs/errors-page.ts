import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointDefinition } from '../../../../packages/contract/src/define.ts';
import {
  errorCodes,
  errorIds,
  type ErrorCode,
  type ErrorEntry,
} from '../../../../packages/contract/src/errors/index.ts';
import { restEndpointList } from '../../../../packages/contract/src/rest/index.ts';
import {
  STUDIO_PREFIX,
  studioEndpointList,
} from '../../../../packages/contract/src/studio/index.ts';
import { root } from '../workspace.ts';

/** What the contract's source says beside a code: its chapter and its comment. */
interface Remark {
  readonly chapter: string;
  readonly comment: string | null;
}

function remarks(): ReadonlyMap<string, Remark> {
  const source = readFileSync(join(root, 'packages/contract/src/errors/codes.ts'), 'utf8');
  const found = new Map<string, Remark>();
  let chapter = '';
  let comment: string | null = null;
  const table = source.slice(source.indexOf('export const errorCodes'));
  for (const line of table.split('\n')) {
    const [, newChapter] = /^ {2}\/\/ (.+)$/.exec(line) ?? [];
    const [, newComment] = /^ {2}\/\*\* (.+) \*\/$/.exec(line) ?? [];
    const [, code] = /^ {2}([A-Z][A-Z\d_]+):/.exec(line) ?? [];
    if (newChapter) chapter = newChapter;
    else if (newComment) comment = newComment;
    if (code) {
      found.set(code, { chapter, comment });
      comment = null;
    }
  }
  return found;
}

/** What guests read in English, by code. */
function guestTexts(): ReadonlyMap<string, string> {
  const files = globSync('packages/i18n/src/messages/en/**/errors.json', { cwd: root });
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
    ),
  );
}

const repeatIt =
  'Send the same call again after a while, with the same `Idempotency-Key` where it has one.';
const byStatus: Readonly<Record<number, string>> = {
  400: 'Correct the call. The same call is refused again.',
  401: 'Log in, then call again.',
  402: 'Let the guest pay or buy first. Nothing was charged.',
  403: 'Offer what opens it, or nothing. The same call is refused again.',
  404: 'Do not ask again.',
  405: 'Correct the call. The same call is refused again.',
  409: 'Read the state afresh and let the guest decide. The same call is refused again.',
  410: 'Begin anew: what the call names has ended.',
  412: 'Load the page again. Nothing was done.',
  413: 'Send less.',
  415: 'Send another kind of file.',
  422: 'Show the guest what to correct. The same call is refused again.',
  429: 'Wait before the next try.',
  451: 'Do not ask again from this country.',
  500: 'Report it with the `requestId` of the answer.',
  501: 'Do not ask again: it is not built yet.',
};

function toDo({ status, retry }: ErrorEntry): string {
  if (retry) return repeatIt;
  return status === null
    ? 'Show the text. Repeating it changes nothing.'
    : (byStatus[status] ?? 'The same call is refused again.');
}

const maxListed = 6;

function answeredBy(code: ErrorCode, { status }: ErrorEntry, chapter: string): string {
  if (chapter.startsWith('Common')) return 'any call that it can concern';
  const answers = ({ errors, built }: EndpointDefinition): boolean =>
    built && (errors?.includes(code) ?? false);
  const keys = [
    ...restEndpointList.filter(answers).map(({ key }) => `\`${key}\``),
    ...studioEndpointList
      .filter(answers)
      .map(({ key }) => `\`${key.replace(' ', ` ${STUDIO_PREFIX}`)}\``),
  ];
  if (keys.length === 0)
    return status === null
      ? 'no call: it is raised in clients or comes over the socket'
      : 'no call yet: what answers it is not built';
  const more = keys.length - maxListed;
  return keys.slice(0, maxListed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** One section for each code, in chapters, in the contract's order. */
export function errorsPage(): string {
  const said = remarks();
  const texts = guestTexts();
  let chapter = '';
  return Object.entries<ErrorEntry>(errorCodes)
    .flatMap(([code, entry]) => {
      const remark = said.get(code);
      const isNew = remark !== undefined && remark.chapter !== chapter;
      chapter = remark?.chapter ?? chapter;
      const id = errorIds[code as ErrorCode];
      const what = texts.get(code) ?? remark?.comment ?? 'See the specification.';
      return [
        ...(isNew ? [`## ${chapter}`, ''] : []),
        `### ${code}`,
        '',
        [
          entry.status === null ? 'no status' : `status ${entry.status}`,
          entry.retry ? 'may succeed later' : 'stays refused',
          ...(id ? [id] : []),
        ].join(', '),
        '',
        `- *What happened:* ${what}`,
        ...(remark?.comment && remark.comment !== what ? [`- *Why:* ${remark.comment}`] : []),
        `- *What to do:* ${toDo(entry)}`,
        `- *Answered by:* ${answeredBy(code as ErrorCode, entry, chapter)}`,
        '',
      ];
    })
    .join('\n')
    .trimEnd();
}
