import { buildSchema, parseType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphqlOperations } from './index.ts';

const service = (name: 'vxql' | 'feed') =>
  graphqlOperations.filter((entry) => entry.service === name);

const fieldOf = (entry: (typeof graphqlOperations)[number]): string => {
  const args = Object.entries(entry.args).map(([argument, type]) => `${argument}: ${type}`);
  return `  ${entry.name}${args.length > 0 ? `(${args.join(', ')})` : ''}: Boolean`;
};

/** The list as SDL, each operation answering a placeholder. */
function sdlOf(name: 'vxql' | 'feed'): string {
  const fields = (kind: 'query' | 'mutation'): string =>
    service(name)
      .filter((entry) => entry.kind === kind)
      .map(fieldOf)
      .join('\n');
  return [
    `type Query {\n${fields('query')}\n}`,
    `type Mutation {\n${fields('mutation')}\n}`,
    'enum ModelSort { rank registered distance }',
    'enum VideoSort { newest mostExpensive cheapest longest shortest bestSelling topRated topTrending }',
    'input ModelFilter { ids: [ID!] }',
    'input VideoFilter { ids: [ID!] }',
    'input MediaLibraryFilter { mediaType: String }',
  ].join('\n');
}

describe('operations', () => {
  it.each(['vxql', 'feed'] as const)('%s makes a schema', (name) => {
    const schema = buildSchema(sdlOf(name));
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(queries).toHaveLength(service(name).filter((entry) => entry.kind === 'query').length);
  });

  it('names each once in its service', () => {
    const names = graphqlOperations.map((entry) => `${entry.service}.${entry.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('writes argument types in SDL', () => {
    const types = graphqlOperations.flatMap((entry) => Object.values(entry.args));
    expect(() => types.map((type) => parseType(type.split(' = ')[0] ?? ''))).not.toThrow();
  });

  it.each([
    ['recommendedModels', 'first', 'Int = 4'],
    ['recommendedModels', 'ageRating', 'Int = 16'],
    ['videos', 'pageSize', 'Int = 10'],
    ['galleries', 'first', 'Int = 15'],
    ['consumedDailyOffers', 'first', 'Int = 31'],
    ['messengerContent', 'first', 'Int = 10'],
    ['videoStars', 'first', 'Int = 100'],
    ['conversionChatActors', 'first', 'Int = 30'],
    ['globalSearch', 'first', 'Int = 30'],
    ['blogSearch', 'first', 'Int = 15'],
    ['buyChatTicket', 'creationType', 'String = "C"'],
  ])('%s has the printed default of %s', (name, argument, type) => {
    const found = graphqlOperations.find((entry) => entry.name === name);
    expect(found?.args[argument]).toBe(type);
  });
});
