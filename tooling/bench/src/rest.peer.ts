/** Fastify alone: a few fixed answers with a schema. In a process of its own, see `startHelper`. */
import Fastify from 'fastify';
import { answerOrders } from './processes.ts';

export interface PeerRoute {
  readonly path: string;
  readonly answer: unknown;
}

type Schema =
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, Schema>>;
      readonly required: readonly string[];
    }
  | { readonly type: 'string' | 'number' | 'boolean' | 'null' };

/** Describes a value, so that Fastify compiles a serializer for it. */
function schemaOf(value: unknown): Schema {
  if (value === null) return { type: 'null' };
  if (typeof value !== 'object') return { type: typeof value as 'string' | 'number' | 'boolean' };
  const properties = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, schemaOf(part)]),
  );
  return { type: 'object', properties, required: Object.keys(properties) };
}

answerOrders(async ({ routes }: { readonly routes: readonly PeerRoute[] }): Promise<number> => {
  const app = Fastify();
  for (const { path, answer } of routes) {
    app.get(path, { schema: { response: { 200: schemaOf(answer) } } }, () =>
      Promise.resolve(answer),
    );
  }
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
