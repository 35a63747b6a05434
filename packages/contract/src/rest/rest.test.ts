import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../errors/index.ts';
import { graphqlOperations } from '../graphql/index.ts';
import { socketMessageList, socketMessages, outgoingEnvelope } from '../socket/index.ts';
import { fullQuery, restEndpointList, restEndpoints, type RestKey } from './index.ts';

interface SpecIndex {
  readonly systems: readonly { readonly own: Readonly<Record<string, readonly string[]>> }[];
}

const index = JSON.parse(
  readFileSync(new URL('../../../../docs/spec/index.json', import.meta.url), 'utf8'),
) as SpecIndex;
const owned = (...kinds: readonly string[]): readonly string[] =>
  index.systems.flatMap((system) => kinds.flatMap((kind) => system.own[kind] ?? []));

const ajv = new Ajv({ strict: true, allErrors: false, allowUnionTypes: true });
const checker = (schema: TSchema | undefined): ValidateFunction => ajv.compile(schema ?? false);
const body = (key: RestKey): ValidateFunction =>
  checker((restEndpoints[key] as { readonly body?: TSchema }).body);

/** Finds what an input schema leaves open: unknown members, endless texts, lists, records. */
function openEnds(schema: unknown, at = '$'): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const found: string[] = [];
  const isFixed = node.const !== undefined || node.enum !== undefined;
  if (node.type === 'string' && !isFixed && node.maxLength === undefined)
    found.push(`${at}: endless text`);
  if (node.type === 'array' && node.maxItems === undefined) found.push(`${at}: endless list`);
  if (node.type === 'object') {
    const isRecord = node.patternProperties !== undefined;
    if (!isRecord && node.additionalProperties !== false) found.push(`${at}: unknown members`);
    if (isRecord && node.maxProperties === undefined) found.push(`${at}: endless record`);
  }
  for (const [name, value] of Object.entries(node)) {
    if (name === 'enum' || name === 'const' || name === 'required') continue;
    found.push(...openEnds(value, `${at}.${name}`));
  }
  return found;
}

const messageIds = (direction: 'in' | 'out'): readonly string[] =>
  socketMessageList
    .filter((entry) => entry.direction === direction)
    .flatMap((entry) => entry.id ?? [])
    .toSorted();

describe('the list of calls', () => {
  it('holds every REST call of the specification, and no id that it does not know', () => {
    const ids = new Set(restEndpointList.flatMap((entry) => entry.id ?? []));
    expect([...ids].toSorted()).toEqual([...owned('rest')].toSorted());
    expect(ids.size).toBe(122);
  });

  it('holds every socket message', () => {
    expect(messageIds('out')).toEqual([...owned('socketOut')].toSorted());
    expect(messageIds('in')).toEqual([...owned('socketIn')].toSorted());
  });

  it('holds every query and mutation of both services', () => {
    const ids = graphqlOperations.flatMap((entry) => entry.id ?? []).toSorted();
    const wanted = owned('graphqlQueries', 'graphqlMutations', 'feedQueries', 'feedMutations');
    expect(ids).toEqual([...wanted].toSorted());
    expect(ids).toHaveLength(109);
  });

  it('builds what the main job needs', () => {
    const wanted: readonly RestKey[] = [
      'POST /auth/signup',
      'POST /auth/login',
      'POST /auth/logout',
      'POST /auth/verifyEmail',
      'GET /auth/session',
      'GET /guest/getGuestBalance',
      'GET /payment/topupOptions',
      'POST /payment/topup',
      'GET /payment/topup/{intentId}',
      'GET /guest/statement',
      'POST /videos/{videoId}/buy',
      'GET /videos/{videoId}/play',
      'GET /guest/purchases',
      'GET /live/{actorId}/offer',
      'POST /live/{actorId}/preview',
      'POST /live/{actorId}/start',
      'GET /live/current',
      'POST /live/{chatId}/picture',
      'POST /live/{chatId}/end',
      'GET /live/{chatId}/receipt',
      'GET /live/chats',
      'POST /breadcrumb/{breadcrumbType}',
    ];
    expect(wanted.filter((key) => !restEndpoints[key].built)).toEqual([]);
  });

  it('asks for an idempotency key wherever something is charged', () => {
    const charging: readonly RestKey[] = [
      'POST /payment/topup',
      'POST /videos/{videoId}/buy',
      'POST /live/{actorId}/start',
      'POST /album/{albumId}/buy',
    ];
    const marked = restEndpointList.filter((entry) => entry.idempotent).map((entry) => entry.key);
    expect(marked).toEqual(expect.arrayContaining([...charging]));
  });

  it('says of every call that changes something for anyone how often it may be made', () => {
    const silent = restEndpointList.filter(
      ({ key, audience, limits }) =>
        audience === 'anyone' && !key.startsWith('GET ') && limits === undefined,
    );
    expect(silent.map(({ key }) => key)).toEqual([]);
  });

  it('uses only stable codes', () => {
    const codes = restEndpointList.flatMap((entry) => entry.errors ?? []);
    expect(codes.filter((code) => errorCodes[code].status === null)).toEqual([]);
  });

  it('sends no body with GET and keeps one definition for each address', () => {
    expect(restEndpointList.filter((entry) => entry.key.startsWith('GET') && entry.body)).toEqual(
      [],
    );
    expect(Object.entries(restEndpoints).filter(([key, entry]) => entry.key !== key)).toEqual([]);
    const shapes = restEndpointList.map((entry) => entry.key.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe('what comes in', () => {
  it.each(restEndpointList.map((entry) => [entry.key, entry] as const))(
    '%s is bounded',
    (_key, entry) => {
      expect(openEnds(entry.body)).toEqual([]);
      expect(openEnds(fullQuery(entry))).toEqual([]);
    },
  );

  it.each(
    socketMessageList
      .filter((entry) => entry.direction === 'out')
      .map((entry) => [entry.name, entry] as const),
  )('%s is bounded', (_name, entry) => {
    expect(openEnds(entry.payload)).toEqual([]);
  });

  it('refuses members that nobody asked for', () => {
    const login = body('POST /auth/login');
    expect(login({ email: 'a@example.test', password: 'x' })).toBe(true);
    expect(login({ email: 'a@example.test', password: 'x', isVip: true })).toBe(false);
    expect(login({ email: ['a@example.test'], password: 'x' })).toBe(false);
    expect(login({ email: 'a'.repeat(10_000), password: 'x' })).toBe(false);
  });

  it('refuses amounts that are no whole, non-negative number', () => {
    const buy = body('POST /videos/{videoId}/buy');
    expect(buy({ expectedPrice: 12 })).toBe(true);
    for (const expectedPrice of [-1, 0.5, '12', null, 1e12, Number.NaN]) {
      expect(buy({ expectedPrice }), String(expectedPrice)).toBe(false);
    }
  });

  it('lets nobody return to another site', () => {
    const topUp = body('POST /payment/topup');
    expect(topUp({ optionId: 'topup-2500', returnPath: '/en/top-up/?done=1' })).toBe(true);
    for (const returnPath of ['//evil.test/', 'https://evil.test/', '/\\evil.test', '']) {
      expect(topUp({ optionId: 'topup-2500', returnPath }), returnPath).toBe(false);
    }
  });

  it('takes the common query parameters and no other', () => {
    const query = checker(fullQuery(restEndpoints['GET /guest/statement']));
    expect(query({ language: 'de', v: '123', accessToken: 'tag', offset: 20 })).toBe(true);
    expect(query({ admin: '1' })).toBe(false);
  });

  it('[RU-guest-relation-subject-guest] takes a relation only of a guest', () => {
    const relation = {
      subjectTypeId: 'guest',
      subjectId: '1',
      relationTypeId: '2',
      objectTypeId: '3',
      objectId: '4',
    };
    expect(body('POST /relation/add')(relation)).toBe(true);
    expect(body('POST /relation/add')({ ...relation, subjectTypeId: 'actor' })).toBe(false);
    expect(body('POST /relation/has')({ ...relation, subjectTypeId: 'actor' })).toBe(false);
  });

  it('[RU-tracking-track] takes an event of context, action and data', () => {
    const track = body('POST /tracker/track');
    const event = { eventContext: 'video', eventAction: 'play', eventData: { videoId: '7' } };
    expect(track(event)).toBe(true);
    expect(track({ ...event, eventAction: undefined })).toBe(false);
    expect(track({ eventContext: 'video', eventAction: 'play' })).toBe(false);
  });
});

describe('what goes out', () => {
  it('[RU-chatexit-chat-end] carries price, chatId and actor at the end of a chat', () => {
    expect(socketMessages.chatEnd.payload.required).toEqual(
      expect.arrayContaining(['price', 'chatId', 'actor']),
    );
  });

  it('gives every incoming message a stream', () => {
    const without = socketMessageList.filter((entry) => entry.direction === 'in' && !entry.stream);
    expect(without).toEqual([]);
  });

  it('lets only session request, ping and sign-up mail go without a login', () => {
    const anonymous = socketMessageList
      .filter((entry) => entry.anonymous)
      .map((entry) => entry.name);
    expect(anonymous.toSorted()).toEqual(['ping', 'sendSignupEmail', 'sessionRequest']);
  });

  it('[RU-socket-envelope] refuses a frame without type, access token, guest id or payload', () => {
    const frame = checker(outgoingEnvelope);
    const ping = { type: 'ping', accessToken: 'tag', guestId: null, payload: {} };
    expect(frame(ping)).toBe(true);
    for (const name of ['type', 'accessToken', 'guestId', 'payload'] as const) {
      const { [name]: _gone, ...rest } = ping;
      expect(frame(rest), name).toBe(false);
    }
  });
});
