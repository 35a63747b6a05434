import type { EndpointDefinition } from '../define.ts';
import { restEndpointList } from '../rest/index.ts';

const keysWhere = (matches: (definition: EndpointDefinition) => boolean): string =>
  restEndpointList
    .filter(matches)
    .map((definition) => definition.key)
    .toSorted()
    .join(',');

const cached = (): string =>
  restEndpointList
    .filter((definition) => definition.cacheSeconds !== undefined)
    .map((definition) => `${definition.key}=${definition.cacheSeconds}`)
    .toSorted()
    .join(',');

/** One exported text, laid out as the formatter would. */
const line = (name: string, doc: string, value: string): string => {
  const start = `export const ${name} =`;
  const gap = `${start} '${value}';`.length > 100 ? '\n  ' : ' ';
  return `/** ${doc} */\n${start}${gap}'${value}';\n`;
};

/** The source of the small table that clients carry: one text per property, so that it packs well. */
export function hintsSource(): string {
  return [
    '// Made by `pnpm --filter @vx/contract run generate`. Do not edit.\n',
    line(
      'credentialKeys',
      'Send cookies along.',
      keysWhere((definition) => definition.credentials === true),
    ),
    line(
      'idempotentKeys',
      'An `Idempotency-Key` is required.',
      keysWhere((definition) => definition.idempotent === true),
    ),
    line(
      'binaryKeys',
      'Answers a blob.',
      keysWhere((definition) => definition.binary === true),
    ),
    line(
      'outsideKeys',
      'Not below `/api/v1`.',
      keysWhere((definition) => definition.outside === true),
    ),
    line('cacheKeys', 'Seconds for which an answer may be used again.', cached()),
    line(
      'loginKeys',
      'Needs a logged-in guest, as everything with an `Idempotency-Key` does.',
      keysWhere((definition) => definition.audience === 'guest' && definition.idempotent !== true),
    ),
  ].join('\n');
}
