import { sql } from 'kysely';
import type { GraphqlOperation } from '@vx/contract/graphql';
import type { Clock } from '@vx/kernel';
import type { AnyDatabase } from '../database/index.ts';
import built from './documents.json' with { type: 'json' };

type Service = GraphqlOperation['service'];
export type DocumentList = Readonly<Record<Service, Readonly<Record<string, string>>>>;

/** What our clients of this build ask; `pnpm --filter @vx/features documents` writes it. */
export const builtDocuments: DocumentList = built;

/** The documents that a server in production takes, by the ids that clients send. */
export interface TrustedDocuments {
  /** The text of a document, or `null`: no client of ours was built with it. */
  find(service: Service, id: string): Promise<string | null>;
  /** Makes the documents of this build known to nodes of other builds. */
  register(): Promise<void>;
}

const idPattern = /^(?:query|mutation)\.\w{1,80}\.[0-9a-z]{1,7}$/;
const unknownMs = 5000;
const maxUnknown = 1000;

/**
 * The documents of this build, and those of all builds that ever ran on this database: while a new build is
 * rolled out, pages of either ask nodes of both.
 */
export function createTrustedDocuments(deps: {
  readonly database: AnyDatabase;
  readonly clock: Clock;
  readonly documents?: DocumentList;
}): TrustedDocuments {
  const own = deps.documents ?? builtDocuments;
  const others = new Map<string, string>();
  const unknownUntil = new Map<string, number>();

  return {
    async find(service, id) {
      const mine = own[service];
      if (Object.hasOwn(mine, id)) return mine[id] ?? null;
      const key = `${service} ${id}`;
      const known = others.get(key);
      if (known !== undefined) return known;
      if (!idPattern.test(id) || (unknownUntil.get(key) ?? 0) > deps.clock.now()) return null;
      const { rows } = await sql<{ text: string }>`
        select text from graphql_documents where service = ${service} and id = ${id}`.execute(
        deps.database.read,
      );
      const text = rows[0]?.text;
      if (text !== undefined) {
        others.set(key, text);
        return text;
      }
      if (unknownUntil.size >= maxUnknown) unknownUntil.clear();
      unknownUntil.set(key, deps.clock.now() + unknownMs);
      return null;
    },
    async register() {
      const rows = (Object.keys(own) as Service[]).flatMap((service) =>
        Object.entries(own[service]).map(([id, text]) => ({ service, id, text })),
      );
      await sql`
        insert into graphql_documents (service, id, text, registered_at)
        select service, id, text, ${new Date(deps.clock.now())}
        from json_to_recordset(${JSON.stringify(rows)}::json) as t (service text, id text, text text)
        on conflict do nothing`.execute(deps.database.read);
    },
  };
}
