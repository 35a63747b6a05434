import { logRetention } from '@vx/contract/constants';
import type { RestHandler } from '../../platform/module.ts';
import { deleteCounted, findLog, logOwnerOf } from './log.repository.ts';
import type { TrackingDeps } from './tracking-deps.ts';

/** An id that could stand in the table; others name nothing, and so the log begins at its newest. */
const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** What is logged about the caller, and about nobody else. */
export const getLog =
  ({ database }: TrackingDeps): RestHandler<'GET /guest/log'> =>
  async ({ query, caller }) => {
    const owner = logOwnerOf(caller);
    const limit = query.limit ?? 20;
    const rows =
      owner === null
        ? []
        : await findLog(database.read, owner, {
            kind: query.kind ?? null,
            before: idOf(query.before),
            // One more says whether there is a further page.
            limit: limit + 1,
          });
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items: items.map(({ id, kind, data, created_at }) => ({
        id: String(id),
        kind,
        at: created_at.toISOString(),
        data: { ...data },
      })),
      next: last && rows.length > limit ? String(last.id) : null,
      retentionDays: logRetention,
    };
  };

/** Deletes what was counted about the caller. Reports of failures go with their time. */
export const forgetLog =
  ({ database }: TrackingDeps): RestHandler<'POST /guest/log/forget'> =>
  async ({ caller }) => {
    const owner = logOwnerOf(caller);
    return { deleted: owner === null ? 0 : await deleteCounted(database.read, owner) };
  };
