import { createECDH, randomUUID } from 'node:crypto';
import { restEndpointList } from '@vx/contract/rest';
import { socketMessages } from '@vx/contract/socket';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from './platform/graphql/schema.ts';
import type { PersonalRows } from './platform/module.ts';
import { platformRows } from './platform/personal.ts';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import { composeDry } from './platform/testing/dry-product.ts';
import { composeProduct } from './product.ts';
import {
  builtFieldsOf,
  documentOf,
  paramsOf,
  sampleOf,
  type Values,
} from './testing/contract-samples.ts';
import {
  ownersEndpoint,
  ownersPhone,
  secretTexts,
  seedWorld,
  signUpOwner,
} from './testing/owners-world.ts';

/** Arguments that name something of a guest: each gets every id that stands in the owner's rows. */
const ownersArguments: ReadonlySet<string> = new Set([
  'sessionId',
  'passkeyId',
  'intentId',
  'rechargeId',
  'chatId',
  'exportId',
  'voucherId',
  'subscriptionId',
  'channelId',
  'messageId',
  'notificationId',
  'subjectId',
  'guest_id',
  'userId',
  'mutation verifyPin id',
]);

/** What stands for the other arguments, for all operations or for one; where it can, the owner's own. */
const given: Readonly<Record<string, (owner: TestGuest) => unknown>> = {
  accepted: () => true,
  actorId: () => '2',
  actorIdOrName: () => '2',
  actorName: () => 'Performer 2',
  albumId: () => '1',
  code: () => 'EVENING',
  current: ({ password }) => password,
  email: ({ email }) => email,
  emailAddress: ({ email }) => email,
  eventData: () => ({}),
  forwardUrl: () => '/en/',
  id: () => '1',
  ids: () => '1',
  incentive: () => 'preview-free-video',
  language: () => 'en',
  name: ({ name }) => name,
  objectId: () => '1',
  option: () => 'all',
  optionId: () => 'topup-2500',
  password: ({ password }) => password,
  payload: () => ({}),
  phoneNumber: () => ownersPhone,
  pictureId: () => '10',
  pin: () => '000000',
  promoCode: () => 'WELCOME',
  reasons: () => 'tooMany',
  referenceId: () => '1',
  relationTypeId: () => '1',
  returnPath: () => '/en/',
  routeArgs: () => ({}),
  routeName: () => 'home',
  sedcardsId: () => '1',
  until: () => '1',
  videoId: () => '1',
  zipCode: () => '80331',
  token: () => 'a-token-that-nobody-was-given-000000000000',
  attestationObject: () => 'e30',
  auth: () => 'AAAAAAAAAAAAAAAAAAAAAA',
  authenticatorData: () => 'e30',
  clientDataJSON: () => 'e30',
  data: () => ({}),
  // The address of a browser is known to that browser alone: who has it, is it.
  endpoint: () => 'https://fcm.googleapis.com/fcm/send/somebody',
  giftId: () => '1',
  objectTypeId: () => 'actor',
  p256dh: () => createECDH('prime256v1').generateKeys('base64url'),
  signature: () => 'e30',
  type: () => 'mobile',
  websocketType: () => 'socket',
  'POST /auth/login password': () => 'a password of nobody',
  // Without a name anybody makes an account of an address, which says nothing of its owner. (ADR 0018)
  'POST /auth/signup name': (owner) => owner.name,
  'POST /guest/newsletter/subscribe typeId': () => 2048,
  'POST /guest/savePreferences data': () => ({ 'notify:live:email:2': false }),
  'POST /bonuscode/service data': () => ({ code: 'DEMO-GIFT' }),
  'socket sendMessage channelId': () => null,
  'socket sendMessage messageType': () => 'text',
  'socket sendMessage senderType': () => 'guest',
  'socket sendMessage isFreechat': () => false,
  'socket sendMessage includedGifts': () => [],
  'socket sendMessage data': () => ({ text: 'Let me in' }),
  'socket chargeOneClick channelId': () => null,
};

/** Operations that are not tried, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'GET /media/{mediaPath}': 'pictures below another address, the same for everybody',
  'POST /auth/forgotPassword': 'whoever forgot a password is nobody yet: a mail goes to the owner',
};

/** Tables in which the owner has nothing, and why. */
const withoutRows: Readonly<Record<string, string>> = {
  attention: 'when something stood over a page last: no operation takes an id of it',
  payment_refunds:
    'written for payments that are settled in a pause: no operation takes an id of it',
  notification_told: 'written by jobs when favourites come on line: no operation takes an id of it',
  spending_pauses: 'an owner who pauses could do nothing of the rest',
};

interface Outcome {
  readonly code: string;
  readonly text: string;
}

/** Who calls, and the id of the owner's that is put in. */
interface Try {
  readonly server: TestServer;
  readonly as: TestGuest;
  readonly owner: TestGuest;
  readonly ownId: string;
  /** Names of arguments that took it. */
  readonly asked: Set<string>;
}

interface Operation {
  readonly name: string;
  readonly isRead: boolean;
  readonly call: (one: Try) => Promise<Outcome>;
}

function valuesOf(operation: string, { owner, ownId, asked }: Try): Values {
  const named = (name: string) => given[`${operation} ${name}`];
  const isOwners = (name: string): boolean =>
    ownersArguments.has(name) || ownersArguments.has(`${operation} ${name}`);
  return {
    wants: (name) => named(name) !== undefined || isOwners(name),
    of(name) {
      const value = named(name);
      if (value) return value(owner);
      if (isOwners(name)) {
        asked.add(name);
        return ownId;
      }
      const common = given[name];
      if (!common)
        throw new Error(`Give ${operation} an example of ${name}, where the contract declares it.`);
      return common(owner);
    },
  };
}

const restOperations: readonly Operation[] = restEndpointList
  .filter(({ built, audience }) => built && (audience === 'guest' || audience === 'anyone'))
  .map(({ key, query, body, paramExamples }) => ({
    name: key,
    isRead: key.startsWith('GET '),
    async call(one) {
      const values = valuesOf(key, one);
      const sample = (schema: unknown) => (schema ? sampleOf(schema, '', values) : undefined);
      const answer = await one.server.call(key, {
        as: one.as,
        params: Object.fromEntries(
          paramsOf(key).map((name) => [
            name,
            String((values.wants(name) ? null : paramExamples?.[name]) ?? values.of(name)),
          ]),
        ),
        query: (sample(query) ?? {}) as Record<string, string>,
        ...(body ? { body: sample(body) } : {}),
        idempotencyKey: randomUUID(),
      });
      return {
        code: `${answer.status} ${answer.body?.error?.code ?? ''}`,
        text: JSON.stringify(answer.body),
      };
    },
  }));

const socketOperations: readonly Operation[] = Object.values(socketMessages)
  .filter(({ built, direction }) => built && direction === 'out')
  .filter(({ name }) => name !== 'sessionRequest' && name !== 'ping')
  .map(({ name, payload }) => ({
    name: `socket ${name}`,
    isRead: false,
    async call(one) {
      const socket = await one.server.socket({ as: one.as });
      await socket.next('sessionAcknowledge');
      const before = socket.frames.length;
      socket.send(name, sampleOf(payload, '', valuesOf(`socket ${name}`, one)), randomUUID());
      // Frames are handled in their order: with the pong, everything was answered.
      socket.send('ping');
      await socket.next('pong');
      await socket.close();
      const frames = socket.frames.slice(before).filter(({ type }) => type !== 'pong');
      return {
        code: frames.map(({ type, payload: { code } }) => `${type} ${code ?? ''}`).join(', '),
        text: JSON.stringify(frames),
      };
    },
  }));

const product = await composeDry(composeProduct);
const fields = (['vxql', 'feed'] as const).flatMap((service) =>
  builtFieldsOf(buildSchema(service, product.modules), service),
);
await product[Symbol.asyncDispose]();

const graphqlOperationsOfGuests: readonly Operation[] = fields.map((built) => {
  const name = `${built.kind} ${built.field.name}`;
  return {
    name,
    isRead: built.kind === 'query',
    async call(one) {
      const document = documentOf(built, valuesOf(name, one));
      const { body } = await one.server.query(document, { as: one.as });
      const codes = (body.errors ?? []).map(
        (error: { extensions?: { code?: string }; message: string }) =>
          error.extensions?.code ?? error.message,
      );
      return { code: codes.join(', '), text: JSON.stringify(body) };
    },
  };
});

const operations = [...restOperations, ...graphqlOperationsOfGuests, ...socketOperations].filter(
  ({ name }) => !(name in exceptions),
);

const isMalformed = (code: string): boolean => /INVALID_INPUT|GRAPHQL|Syntax/.test(code);

describe.each(oneDatabase)('every operation, tried by another guest, on %s', (database) => {
  let server: TestServer;
  let owner: TestGuest;
  let reader: TestGuest;
  let tables: readonly PersonalRows[];
  let ownIds: readonly string[];
  let marks: readonly string[];
  /** What the stranger was answered, by operation and by the id that was put in. */
  const answers = new Map<string, ReadonlyMap<string, string>>();

  /** All rows of the owner, as JSON, with their tables. */
  const ownRows = async (): Promise<readonly { readonly name: string; readonly row: string }[]> => {
    const parts = tables.map(({ table, guest = 'guest_id', through }) => {
      const whose = through
        ? sql`${sql.ref(through.column)} in (select ${sql.ref(through.key)}
            from ${sql.table(through.table)} where guest_id = ${owner.guestId})`
        : sql`${sql.ref(guest)} = ${owner.guestId}`;
      return sql`select ${sql.lit(table)} as name, to_jsonb(t)::text as row
        from ${sql.table(table)} t where ${whose}`;
    });
    const { rows } = await sql<{ name: string; row: string }>`
      ${sql.join(parts, sql` union all `)} order by name, row`.execute(
      server.platform.database.read,
    );
    return rows;
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock: new FakeClock(Date.now()) });
    tables = [
      ...server.running.product.modules.flatMap(({ personal }) => personal?.rows ?? []),
      ...platformRows,
    ];
    await seedWorld(server);
    owner = await signUpOwner(server);
    reader = await server.signUp();
    const ids = (await ownRows()).flatMap(({ row }) =>
      Object.entries(JSON.parse(row) as Record<string, unknown>).flatMap(([column, value]) =>
        /(^|_)id$/.test(column) && (typeof value === 'string' || typeof value === 'number')
          ? [String(value)]
          : [],
      ),
    );
    // Kinds of things have no digit, and are nobody's.
    ownIds = Array.from(new Set([...ids, owner.guestId])).filter((id) => /\d/.test(id));
    const uuids = ownIds.filter((id) => id.length >= 20);
    marks = [
      ...uuids,
      owner.email,
      owner.name,
      owner.bearer,
      ownersPhone,
      ownersEndpoint,
      ...Object.values(secretTexts),
    ];
  });
  afterAll(() => server.close());

  it('has an owner who has something everywhere', async () => {
    const filled = new Set((await ownRows()).map(({ name }) => name));
    const empty = tables.map(({ table }) => table).filter((table) => !filled.has(table));
    expect(empty.toSorted()).toEqual(Object.keys(withoutRows).toSorted());
  });

  it.each(operations.map((one) => [one.name, one] as const))(
    '%s',
    async (name, { isRead, call }) => {
      const as = isRead ? reader : await server.signUp();
      const before = await ownRows();
      const codes = new Map<string, string>();
      const leaked: string[] = [];
      const asked = new Set<string>();
      for (const ownId of ownIds) {
        const { code, text } = await call({ server, as, owner, ownId, asked });
        codes.set(ownId, code);
        leaked.push(...marks.filter((mark) => mark !== ownId && text.includes(mark)));
        // Without an id of the owner's, one try is like the other.
        if (asked.size === 0) break;
      }
      if (asked.size > 0) answers.set(name, codes);
      expect(leaked).toEqual([]);
      expect(await ownRows()).toEqual(before);
      // Whatever is refused for its shape was never looked at.
      expect(Array.from(codes.values()).filter((code) => !isMalformed(code))).not.toEqual([]);
      // What is the owner's is to others what nobody has.
      if (asked.size === 0) return;
      const nobodys = new Set<string>();
      for (const ownId of [randomUUID(), '2000000000'])
        nobodys.add((await call({ server, as, owner, ownId, asked })).code);
      expect(
        Array.from(codes).filter(([, code]) => !isMalformed(code) && !nobodys.has(code)),
      ).toEqual([]);
    },
  );
});
