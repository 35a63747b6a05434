/** Fastify alone: a few fixed answers with a schema. In a process of its own, see `startHelper`. */
import Fastify from 'fastify';
import { answerOrders } from './processes.ts';

export interface PeerRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: unknown;
}

type Schema =
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, Schema>>;
      readonly required: readonly string[];
    }
  | { readonly type: 'array'; readonly items: Schema | Record<string, never> }
  | { readonly type: 'string' | 'number' | 'boolean' | 'null' };

/** Describes a value, so that Fastify compiles a serializer for it. */
function schemaOf(value: unknown): Schema {
  if (value === null) return { type: 'null' };
  if (Array.isArray(value))
    return { type: 'array', items: value.length > 0 ? schemaOf(value[0]) : {} };
  if (typeof value !== 'object') return { type: typeof value as 'string' | 'number' | 'boolean' };
  const properties = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, schemaOf(part)]),
  );
  return { type: 'object', properties, required: Object.keys(properties) };
}

answerOrders(async ({ routes }: { readonly routes: readonly PeerRoute[] }): Promise<number> => {
  const app = Fastify();
  for (const { method, path, answer } of routes) {
    app.route({
      method,
      url: path,
      schema: { response: { 200: schemaOf(answer) } },
      handler: () => Promise.resolve(answer),
    });
  }
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
