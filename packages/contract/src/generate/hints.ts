import type { EndpointDefinition } from '../define.ts';
import { familyOf } from '../hints/family.ts';
import { restEndpointList } from '../rest/index.ts';

const keysWhere = (matches: (definition: EndpointDefinition) => boolean): string =>
  restEndpointList
    .filter(matches)
    .map((definition) => definition.key)
    .toSorted()
    .join(',');

/**
 * The calls that need a login; where most of a family do, the family and those that do not. What nobody answers yet
 * is left out.
 */
function loginFamilies(): string {
  const built = restEndpointList.filter((definition) => definition.built);
  const families = Map.groupBy(built, ({ key }) => familyOf(key));
  return [...families]
    .flatMap(([family, members]) => {
      const [login, open] = [true, false].map((needed) =>
        members.filter(({ audience }) => (audience === 'guest') === needed).map(({ key }) => key),
      ) as [string[], string[]];
      return login.length > open.length + 1 ? [family, ...open.map((key) => `!${key}`)] : login;
    })
    .toSorted()
    .join(',');
}

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
      'Needs a logged-in guest; `*`: all of a family, but for those with `!`.',
      loginFamilies(),
    ),
  ].join('\n');
}
