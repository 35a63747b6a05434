import type { RestContract } from '@vx/contract/rest';
import { OperationError } from '../../platform/errors.ts';
import type { BinaryAnswer, JobDefinition, RestHandler } from '../../platform/module.ts';
import { isUuid } from '../../platform/uuid.ts';
import { readRows } from './personal-rows.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { nextExportAt, READY_MS, readableRows } from './privacy.rules.ts';

export const EXPORT_JOB = 'privacy.export';

const partsOf = ({ personal }: PrivacyDeps) => readableRows(personal.flatMap(({ rows }) => rows));

interface Payload {
  readonly exportId: string;
  readonly position: number;
}

/** How the latest copy stands. Copies whose time is over are none. */
async function exportState(
  deps: PrivacyDeps,
  guestId: string,
): Promise<RestContract['GET /guest/export']['response']> {
  const { database, clock } = deps;
  const now = clock.now();
  const [row, guest] = await Promise.all([
    database.read
      .selectFrom('data_exports as e')
      .select(['e.id', 'e.asked_at', 'e.total', 'e.ready_at', 'e.expires_at'])
      .select((db) =>
        db
          .selectFrom('data_export_parts as p')
          .whereRef('p.export_id', '=', 'e.id')
          .select(({ fn }) => fn.countAll<string>().as('done'))
          .as('done'),
      )
      .where('e.guest_id', '=', guestId)
      .orderBy('e.asked_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    deps.accounts.find(guestId),
  ]);
  const next = nextExportAt(row?.asked_at ?? null, now);
  const isOver = row?.expires_at != null && row.expires_at.getTime() <= now;
  return {
    latest:
      row && !isOver
        ? {
            exportId: row.id,
            state: row.ready_at === null ? 'running' : 'ready',
            done: Number(row.done),
            total: row.total,
            askedAt: row.asked_at.toISOString(),
            expiresAt: row.expires_at?.toISOString() ?? null,
          }
        : null,
    nextAt: next === null ? null : new Date(next).toISOString(),
    mailed: guest?.email_verified_at != null,
  };
}

export const getExport =
  (deps: PrivacyDeps): RestHandler<'GET /guest/export'> =>
  async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    return exportState(deps, caller.guestId);
  };

/** Begins a copy; the guest's row is held, so that of two at the same time one begins. */
export const askExport =
  (deps: PrivacyDeps): RestHandler<'POST /guest/export/ask'> =>
  async ({ caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    await deps.database.transaction(async (tx) => {
      await deps.accounts.hold(tx, guestId);
      const last = await tx
        .selectFrom('data_exports')
        .select('asked_at')
        .where('guest_id', '=', guestId)
        .orderBy('asked_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      const now = deps.clock.now();
      const next = nextExportAt(last?.asked_at ?? null, now);
      if (next !== null)
        throw new OperationError('TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil((next - now) / 1000),
        });
      const exportId = deps.random.uuid();
      await tx
        .insertInto('data_exports')
        .values({
          id: exportId,
          guest_id: guestId,
          asked_at: new Date(now),
          total: partsOf(deps).length,
          ready_at: null,
          expires_at: null,
        })
        .execute();
      await deps.jobs.enqueue(tx, EXPORT_JOB, { exportId, position: 0 } satisfies Payload);
    });
    return exportState(deps, guestId);
  };

/** Collects one part and has the next collected: a copy grows while the guest looks on. */
export function exportJob(deps: PrivacyDeps): JobDefinition {
  const { database, clock, jobs, mailer } = deps;
  return {
    name: EXPORT_JOB,
    async run(payload) {
      const { exportId, position } = payload as Payload;
      const row = await database.read
        .selectFrom('data_exports')
        .select(['guest_id', 'total', 'ready_at'])
        .where('id', '=', exportId)
        .executeTakeFirst();
      if (!row || row.ready_at !== null) return;
      const part = partsOf(deps)[position];
      const content = part ? await readRows(database.read, part, row.guest_id) : [];
      await database.transaction(async (tx) => {
        if (part && position < row.total) {
          await tx
            .insertInto('data_export_parts')
            .values({
              export_id: exportId,
              position,
              name: part.table,
              content: JSON.stringify(content),
            })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await jobs.enqueue(tx, EXPORT_JOB, { exportId, position: position + 1 });
          return;
        }
        const now = clock.now();
        const { numUpdatedRows } = await tx
          .updateTable('data_exports')
          .set({ ready_at: new Date(now), expires_at: new Date(now + READY_MS) })
          .where('id', '=', exportId)
          .where('ready_at', 'is', null)
          .executeTakeFirst();
        const guest = await deps.accounts.find(row.guest_id, tx);
        if (numUpdatedRows === 0n || !guest?.email_verified_at) return;
        await mailer.send(tx, {
          to: guest.email,
          template: 'exportReady',
          args: { name: guest.name },
          language: guest.language,
        });
      });
    },
  };
}

/** The copy as one file, its owner's alone, while it is ready. */
export const downloadExport =
  (deps: PrivacyDeps): RestHandler<'GET /guest/export/{exportId}'> =>
  async ({ caller, params }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const exportId = String(params.exportId);
    const row = isUuid(exportId)
      ? await deps.database.read
          .selectFrom('data_exports')
          .select(['asked_at', 'ready_at'])
          .where('id', '=', exportId)
          .where('guest_id', '=', guestId)
          .where('expires_at', '>', new Date(deps.clock.now()))
          .executeTakeFirst()
      : undefined;
    if (!row) throw new OperationError('NOT_FOUND');
    const parts = await deps.database.read
      .selectFrom('data_export_parts')
      .select(['name', 'content'])
      .where('export_id', '=', exportId)
      .orderBy('position')
      .execute();
    // The parts are JSON already.
    const body = parts.map(({ name, content }) => `  ${JSON.stringify(name)}: ${content}`);
    const head = `  "askedAt": ${JSON.stringify(row.asked_at.toISOString())}`;
    return {
      contentType: 'application/json; charset=utf-8',
      content: `{\n${[head, ...body].join(',\n')}\n}\n`,
      filename: `data-${row.asked_at.toISOString().slice(0, 10)}.json`,
    } satisfies BinaryAnswer;
  };

/** Removes copies whose time is over. */
export async function sweepExports({ database, clock }: PrivacyDeps): Promise<void> {
  await database.read
    .deleteFrom('data_exports')
    .where('expires_at', '<=', new Date(clock.now()))
    .execute();
}
