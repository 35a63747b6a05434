import { restEndpointList } from '@vx/contract/rest';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isErrorCode } from '@vx/contract/errors';
import { createBreadcrumbsModule } from '../../modules/breadcrumbs/index.ts';
import { createConsentModule } from '../../modules/consent/index.ts';
import { createTrackingModule } from '../../modules/tracking/index.ts';
import type { ServerModule } from '../module.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';

/** A module that fails, to see what leaves the house. */
const failing: ServerModule = {
  name: 'failing',
  rest: {
    'GET /live/current': () =>
      Promise.reject(new Error('SELECT secret FROM inside /home/somebody')),
    'POST /videos/{videoId}/buy': (call) =>
      Promise.reject(new Error(call.idempotencyKey ?? 'none')),
  },
  vxql(builder) {
    builder.queryField('freeChatDuration', (t) =>
      t.int({
        nullable: true,
        resolve: () => {
          throw new Error('SELECT secret FROM inside');
        },
      }),
    );
  },
};

describe('HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      database: 'pglite',
      modules: (platform) => [
        failing,
        createTrackingModule(platform),
        createConsentModule({
          ...platform,
          accounts: {
            setFlags: () => Promise.resolve(),
            find: () => Promise.resolve({ terms_accepted_at: new Date() } as never),
          },
        }),
        createBreadcrumbsModule({
          actors: {
            find: (name) => Promise.resolve(name === 'mira' ? ({ name: 'Mira' } as never) : null),
          },
        }),
      ],
      env: { VX_LOG_LEVEL: 'silent', VX_OPERATOR_TOKEN: 'operator-secret' },
    });
  });
  afterAll(() => server.close());
  const post = (
    path: string,
    body: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => fetch(`${server.origin}${path}`, { method: 'POST', body, headers });
  const codeOf = async (answer: Response): Promise<[number, string]> => [
    answer.status,
    ((await answer.json()) as { error: { code: string } }).error.code,
  ];

  describe('conventions of the calls', () => {
    it('[RU-api-versioned-prefix] hangs every call below /api/v1', async () => {
      expect((await fetch(`${server.origin}/api/v1/alive`)).status).toBe(200);
      expect((await fetch(`${server.origin}/alive`)).status).toBe(404);
    });

    it('[RU-api-query-language][RU-api-query-caching-version][RU-api-query-access-token][RE-alive] takes language, v and accessToken on every call', async () => {
      const answer = await fetch(`${server.origin}/api/v1/alive?language=de&v=123&accessToken=tag`);
      expect(await answer.json()).toMatchObject({ alive: true });
      expect(await codeOf(await fetch(`${server.origin}/api/v1/alive?other=1`))).toEqual([
        400,
        'INVALID_INPUT',
      ]);
    });

    it('[RU-api-authorization-header] knows the guest by the Authorization header, never by the query', async () => {
      const guest = await server.signUp();
      const byHeader = await server.call('GET /auth/session', { as: guest });
      const byQuery = await server.call('GET /auth/session', {
        query: { accessToken: guest.bearer.slice(0, 43) },
      });
      expect([byHeader.body.loggedIn, byQuery.body.loggedIn]).toEqual([true, false]);
    });

    it('[RU-api-json-body][RU-api-get-query-params] takes JSON bodies only', async () => {
      expect(
        await codeOf(
          await post('/api/v1/tracker/track', 'a=1', {
            'content-type': 'application/x-www-form-urlencoded',
          }),
        ),
      ).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(
        await codeOf(await post('/api/v1/tracker/track', '<a/>', { 'content-type': 'text/xml' })),
      ).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(
        (
          await post(
            '/api/v1/tracker/track',
            '{"eventContext":"a","eventAction":"b","eventData":{"n":1}}',
          )
        ).status,
      ).toBe(200);
    });

    it('[RU-guest-restriction-need-login][RU-guest-purchases-need-login#1][EN-restrictions] asks for a login before it looks at anything else', async () => {
      expect(await codeOf(await post('/api/v1/videos/1/buy', '{}'))).toEqual([401, 'NEED_LOGIN']);
      expect(await codeOf(await post('/api/v1/relation/add', '{}'))).toEqual([401, 'NEED_LOGIN']);
      const stale = await post('/api/v1/relation/add', '{}', {
        authorization: 'Bearer gone',
        'content-type': 'application/json',
      });
      expect(await codeOf(stale)).toEqual([401, 'SESSION_EXPIRED']);
    });

    it('demands an idempotency key where the contract says so', async () => {
      const guest = await server.signUp();
      const buy = async (idempotencyKey?: string) =>
        (
          await server.call('POST /videos/{videoId}/buy', {
            params: { videoId: 1 },
            body: { expectedPrice: 1 },
            as: guest,
            ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
          })
        ).body.error.code;
      expect([
        await buy(),
        await buy('short'),
        await buy('key with blanks'),
        await buy('good-key-1'),
      ]).toEqual(['IDEMPOTENCY_KEY_REQUIRED', 'INVALID_INPUT', 'INVALID_INPUT', 'INTERNAL']);
    });

    it('answers 501 for what is listed and not built, 404 for what does not exist, 405 with Allow for another method', async () => {
      expect(await codeOf(await fetch(`${server.origin}/api/v1/guest/getGuestBalanceX`))).toEqual([
        404,
        'NOT_FOUND',
      ]);
      expect(await codeOf(await fetch(`${server.origin}/api/v1/live/7/offer`))).toEqual([
        501,
        'NOT_IMPLEMENTED',
      ]);
      const wrong = await fetch(`${server.origin}/api/v1/auth/login`);
      expect([wrong.headers.get('allow'), ...(await codeOf(wrong))]).toEqual([
        'POST',
        405,
        'METHOD_NOT_ALLOWED',
      ]);
    });

    it('[RU-tracking-internal][RU-tracking-test-endpoints][EN-internalEndpoints] hides operator calls from everyone else', async () => {
      const path = '/api/v1/internal/onlineGuests';
      const ask = async (origin: string, method: string, token?: string) =>
        codeOf(
          await fetch(origin + path, {
            method,
            headers: token === undefined ? {} : { 'x-operator-token': token },
          }),
        );
      expect(await ask(server.operations, 'GET', 'operator-secret')).toEqual([
        501,
        'NOT_IMPLEMENTED',
      ]);
      expect(await ask(server.operations, 'PUT', 'operator-secret')).toEqual([
        405,
        'METHOD_NOT_ALLOWED',
      ]);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        for (const token of [undefined, 'operator-secre', ''])
          expect(await ask(server.operations, method, token), method).toEqual([404, 'NOT_FOUND']);
        // Where guests are, not even the token opens it.
        for (const token of [undefined, 'operator-secret'])
          expect(await ask(server.origin, method, token), method).toEqual([404, 'NOT_FOUND']);
      }
    });

    it('answers for every operator and test call as for an address that does not exist', async () => {
      const unknown = await fetch(`${server.origin}/api/v1/internal/nothing`, { method: 'POST' });
      const hidden = restEndpointList.filter(
        ({ audience }) => audience === 'operator' || audience === 'test',
      );
      expect(hidden.length).toBeGreaterThan(9);
      for (const { key } of hidden) {
        const path = (key.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, 'a');
        for (const method of ['GET', 'POST', 'DELETE']) {
          const answer = await fetch(`${server.origin}/api/v1${path}`, { method });
          expect([answer.status, answer.headers.get('allow')], key).toEqual([unknown.status, null]);
          expect((await codeOf(answer))[1]).toBe((await codeOf(unknown.clone()))[1]);
        }
      }
    });
  });

  describe('what is wrong is a 4xx with a code', () => {
    it.each([
      ['broken JSON', '{"a":', 400, 'INVALID_INPUT'],
      ['too deep', `${'['.repeat(500)}${']'.repeat(500)}`, 400, 'INVALID_INPUT'],
      ['NUL', '{"eventContext":"a\\u0000","eventAction":"b","eventData":{}}', 400, 'INVALID_INPUT'],
      [
        'a lone surrogate',
        '{"eventContext":"a\\ud800","eventAction":"b","eventData":{}}',
        400,
        'INVALID_INPUT',
      ],
      [
        '__proto__',
        '{"eventContext":"a","eventAction":"b","eventData":{"__proto__":"x"}}',
        400,
        'INVALID_INPUT',
      ],
      ['no body', '', 400, 'INVALID_INPUT'],
      [
        'a member too many',
        '{"eventContext":"a","eventAction":"b","eventData":{},"x":1}',
        400,
        'INVALID_INPUT',
      ],
      [
        'a number for a text',
        '{"eventContext":1,"eventAction":"b","eventData":{}}',
        400,
        'INVALID_INPUT',
      ],
      ['too large', `{"eventContext":"${'x'.repeat(300_000)}"}`, 413, 'BODY_TOO_LARGE'],
    ])('%s', async (_, body, status, code) => {
      expect(await codeOf(await post('/api/v1/tracker/track', body))).toEqual([status, code]);
    });

    it('is told to nest too deep before anything else is said of it', async () => {
      const nested = (depth: number) =>
        `{"eventContext":"a","eventAction":"b","eventData":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
      const rulesOf = async (body: string): Promise<string[]> => {
        const answer = await post('/api/v1/tracker/track', body);
        const { error } = (await answer.json()) as {
          error: { detail: { fields: { rule: string }[] } };
        };
        return error.detail.fields.map(({ rule }) => rule);
      };
      expect(await rulesOf(nested(24))).toEqual(['depth']);
      expect(await rulesOf(nested(23))).not.toContain('depth');
      expect(await rulesOf(nested(20_000))).toEqual(['depth']);
    });

    it('bad percent-encoding in the path', async () => {
      expect(await codeOf(await fetch(`${server.origin}/api/v1/live/%zz/offer`))).toEqual([
        400,
        'INVALID_INPUT',
      ]);
    });

    it('bytes that are no HTTP', async () => {
      const text = await new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
          socket.end('NONSENSE\r\n\r\n'),
        );
        let all = '';
        socket.on('data', (data) => (all += data.toString()));
        socket.on('close', () => resolve(all));
      });
      expect(text).toContain('400 Bad Request');
      expect(text).toContain('"code":"INVALID_INPUT"');
    });

    it('[RU-api-non-ok-error] a defect of ours is INTERNAL without a word of the inside', async () => {
      const guest = await server.signUp();
      const answer = await server.call('GET /live/current', { as: guest });
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({
        error: { code: 'INTERNAL', detail: null, requestId: answer.headers.get('x-request-id') },
      });
    });
  });

  describe('headers', () => {
    it('guards every answer and labels it for adults', async () => {
      const { headers } = await fetch(`${server.origin}/api/v1/alive`);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('rating')).toBe('RTA-5042-1996-1400-1577-RTA');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('strict-transport-security')).toBeNull();
    });
    it('demands TLS outside localhost', async () => {
      const answer = await server.running.app.inject({
        url: '/healthz',
        headers: { host: 'candela.example' },
      });
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    });
    it('keeps a sensible request id and replaces others', async () => {
      const ask = async (id: string) =>
        (await fetch(`${server.origin}/healthz`, { headers: { 'x-request-id': id } })).headers.get(
          'x-request-id',
        );
      expect(await ask('abcdef-123456')).toBe('abcdef-123456');
      expect(await ask('a b"c<script>')).toMatch(/^[\da-f-]{36}$/);
    });
  });

  describe('operations', () => {
    it('reports life, readiness and figures', async () => {
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({
        ready: true,
        degraded: false,
        draining: false,
        database: true,
        writes: true,
        bus: true,
      });
      expect(await (await fetch(`${server.operations}/metrics`)).text()).toContain(
        'vx_http_request_seconds_count',
      );
      // Behind a proxy on the same machine everybody comes from it.
      expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    });
  });

  describe('the query service', () => {
    const anonymous = () => server.running.anonymous.issue();
    const ask = (query: string, bearer: string | null = anonymous(), path = '/vxql') =>
      post(path, JSON.stringify({ query }), {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      });
    const codes = async (answer: Response): Promise<string[]> =>
      ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors.map(
        ({ extensions }) => extensions.code,
      );

    it('[RU-api-query-single-endpoint] is one POST endpoint that wants a bearer', async () => {
      expect(await codes(await ask('{ __typename }', null))).toEqual(['NEED_LOGIN']);
      expect(await codes(await ask('{ __typename }', 'gone'))).toEqual(['SESSION_EXPIRED']);
      expect(await (await ask('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    });

    it('answers queries by GET to whoever may post them, never stored, and changes nothing by GET', async () => {
      const guest = await server.signUp();
      const get = (query: string, headers: Record<string, string>) =>
        fetch(`${server.origin}/vxql?${new URLSearchParams({ query })}`, { headers });
      const bearer = { authorization: `Bearer ${guest.bearer}` };
      const answer = await get('{ guestSidebar { name } }', bearer);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.json()).toEqual({ data: { guestSidebar: { name: guest.name } } });
      expect(await codes(await get('{ __typename }', {}))).toEqual(['NEED_LOGIN']);
      // A link on another site has the cookie, and not the tag of a page of ours.
      expect(await codes(await get('{ __typename }', { cookie: guest.cookie }))).toEqual([
        'NEED_LOGIN',
      ]);
      // Whether its text is known from a post or not.
      const mutation = 'mutation { __typename }';
      expect((await ask(mutation, guest.bearer)).status).not.toBe(405);
      for (const text of [mutation, 'mutation Other { __typename }']) {
        const refused = await get(text, bearer);
        expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
      }
      expect(
        (await fetch(`${server.origin}/vxql`, { method: 'PUT', headers: bearer })).status,
      ).toBe(404);
    });

    it('[RU-api-feed-separate-service][RU-api-feed-token-logged-in] gives the feed service a token of its own, for guests only', async () => {
      const guest = await server.signUp();
      expect(await codes(await ask('{ __typename }', guest.bearer, '/feed/graphql'))).toEqual([
        'SESSION_EXPIRED',
      ]);
      expect(await codes(await ask('{ __typename }', null, '/feed/graphql'))).toEqual([
        'NEED_LOGIN',
      ]);
    });

    it('answers NOT_IMPLEMENTED for listed fields that are not built, and hides defects', async () => {
      expect(await codes(await ask('{ freeChatDuration }'))).toEqual(['INTERNAL']);
    });

    it('[GQ-guestSidebar][RU-shell-sidebar-fields] answers the sidebar of the guest that asks', async () => {
      const guest = await server.signUp();
      const fields =
        'name avatar vip boughtVideosCount boughtPhotosCount privateCollectionCount pinnedFavoriteCount pinnedFavoriteOnlineCount videochatCount balanceFormatted';
      const answer = (await (await ask(`{ guestSidebar { ${fields} } }`, guest.bearer)).json()) as {
        data: unknown;
      };
      expect(answer.data).toEqual({
        guestSidebar: {
          name: guest.name,
          avatar: null,
          vip: false,
          boughtVideosCount: 0,
          boughtPhotosCount: 0,
          privateCollectionCount: 0,
          pinnedFavoriteCount: 0,
          pinnedFavoriteOnlineCount: 0,
          videochatCount: 0,
          balanceFormatted: expect.any(String),
        },
      });
      expect(await codes(await ask('{ guestSidebar { name } }'))).toEqual(['NEED_LOGIN']);
    });

    it.each([
      ['depth', `{ ${'a { '.repeat(12)}x${' }'.repeat(12)} }`],
      [
        'aliases',
        `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
      ],
      ['tokens', `{ ${'__typename '.repeat(3000)} }`],
      ['syntax', '{ '],
      ['unknown field', '{ nothingOfThisName }'],
      ['a fragment that contains itself', '{ ...a } fragment a on Query { ...a }'],
    ])('refuses %s with a code', async (_, query) => {
      const answer = await ask(query);
      expect(answer.status).toBeLessThan(500);
      for (const code of await codes(answer)) expect(isErrorCode(code)).toBe(true);
    });

    it.each(['null', '[]', '{}', '{"query":7}', '{"query":"{__typename}","variables":7}', '"x"'])(
      'takes %s for a body without failing',
      async (body) => {
        const answer = await post('/vxql', body, {
          'content-type': 'application/json',
          authorization: `Bearer ${anonymous()}`,
        });
        expect(answer.status).toBeLessThan(500);
      },
    );
  });

  describe('modules beside accounts', () => {
    it.each([
      ['[RE-loggerBrowserOnline]', 'POST /logger/browserOnline', { status: 'online' }],
      [
        '[RE-loggerWebsocketConnectionError]',
        'POST /logger/websocketConnectionError',
        {
          connectionAttempt: 2,
          error: 'connection closed',
          errorCode: 1006,
          errorReason: 'gone',
          websocketType: 'notification',
        },
      ],
      ['[RE-loggerVxmessengerError]', 'POST /logger/vxmessengerError', { message: 'x' }],
      [
        '[RE-trackActorProfileVisit]',
        'POST /tracker/trackActorProfileVisit',
        { actorName: 'mira' },
      ],
      [
        '[RE-trackerTrack][RU-tracking-track]',
        'POST /tracker/track',
        { eventContext: 'a', eventAction: 'b', eventData: { n: 1 } },
      ],
    ])('%s keeps a row and answers nothing', async (_, key, body) => {
      expect((await server.call(key, { body })).body).toBeNull();
    });

    it('[RE-watchStart] notes that somebody watches', async () => {
      expect(
        (await server.call('POST /watch/start', { body: { kind: 'video', referenceId: '12' } }))
          .body,
      ).toEqual({ success: true });
    });

    it('[RE-closeDataProtection][RE-closeAgbAndDataProtection][RU-consent-data-protection-close][RU-consent-agb-close][SI-dataProtection][RU-socket-data-protection] closes the notice and tells all tabs', async () => {
      const guest = await server.signUp();
      const socket = await server.socket({ as: guest });
      await socket.next('sessionAcknowledge');
      for (const key of [
        'POST /guest/closeDataProtection',
        'POST /guest/closeAgbAndDataProtection',
      ]) {
        expect((await server.call(key, { as: guest, body: { accepted: true } })).body).toEqual({
          success: true,
        });
      }
      expect((await socket.next('dataProtection')).payload).toEqual({ showDataProtection: false });
      await socket.close();
    });

    it('[RE-legalTextDownload][RU-consent-legal-text-download] hands a legal text over as a document', async () => {
      const answer = await server.call('GET /asset/legal-text/download/{legalTextId}', {
        params: { legalTextId: 'terms-of-service' },
        query: { language: 'de' },
      });
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="terms-of-service-de.txt"',
      );
      expect(answer.body).toContain('Nutzungsbedingungen');
      expect(
        (
          await server.call('GET /asset/legal-text/download/{legalTextId}', {
            params: { legalTextId: 'other' },
          })
        ).body.error.code,
      ).toBe('NOT_FOUND');
    });

    it('[RE-breadcrumb] answers the trail of a page', async () => {
      const answer = await server.call('POST /breadcrumb/{breadcrumbType}', {
        params: { breadcrumbType: 'actorProfileAbout' },
        query: { language: 'de' },
        body: { payload: { actorName: 'mira' } },
      });
      expect(answer.body.data.breadcrumb).toEqual([
        { label: 'Start', href: '/de/', current: false },
        { label: 'Live-Cams', href: '/de/cams/', current: false },
        { label: 'Mira', href: '/de/amateur/mira/', current: false },
        { label: 'Über mich', href: '/de/amateur/mira/ueber-mich/', current: true },
      ]);
      const unknown = await server.call('POST /breadcrumb/{breadcrumbType}', {
        params: { breadcrumbType: 'nothing' },
        body: { payload: {} },
      });
      expect(unknown.body.error.code).toBe('NOT_FOUND');
    });

    it('[RE-relationAdd][RE-relationHas][RU-guest-relation-add-login][RU-guest-relation-has-login][RU-guest-relation-subject-guest] relates the guest that asks, and nobody else', async () => {
      const guest = await server.signUp();
      const body = {
        subjectTypeId: 'guest',
        subjectId: guest.guestId,
        relationTypeId: '1',
        objectTypeId: 'actor',
        objectId: '7',
      };
      const has = async () =>
        (await server.call('POST /relation/has', { as: guest, body })).body.hasRelation;
      expect(await has()).toBe(false);
      await server.call('POST /relation/add', { as: guest, body });
      await server.call('POST /relation/add', { as: guest, body });
      expect(await has()).toBe(true);
      const forSomebody = await server.call('POST /relation/add', {
        as: guest,
        body: { ...body, subjectId: 'another' },
      });
      expect(forSomebody.body.error.code).toBe('FORBIDDEN');
      const other = await server.call('POST /relation/add', {
        as: guest,
        body: { ...body, subjectTypeId: 'actor' },
      });
      expect(other.body.error.code).toBe('INVALID_INPUT');
    });
  });

  describe('the guest', () => {
    it('[RU-guest-login-states#1][RU-guest-login-states#2][RU-guest-email-shown][EN-loginStates] is logged out or logged in, and sees the own address', async () => {
      const guest = await server.signUp();
      expect((await server.call('GET /auth/session')).body).toMatchObject({
        loggedIn: false,
        id: null,
        email: null,
        wallet: null,
      });
      expect((await server.call('GET /auth/session', { as: guest })).body).toMatchObject({
        loggedIn: true,
        id: guest.guestId,
        email: guest.email,
      });
    });

    it('[RU-guest-flags-independent][ET-guest][EN-guestFlags] keeps its flags next to the login state', async () => {
      const guest = await server.signUp();
      const accounts = server.running.product.modules.find(
        ({ name }) => name === 'accounts',
      ) as unknown as {
        api: { setFlags(tx: unknown, guestId: string, flags: object): Promise<void> };
      };
      await server.platform.database.transaction((tx) =>
        accounts.api.setFlags(tx, guest.guestId, {
          is_vip: true,
          is_vx_select: true,
          tv_subscriber_former: true,
          restricted: true,
          restriction_level: 'no-live',
          is_force_payment: true,
          is_blocked_for_comments: true,
          has_avs: true,
          show_data_protection: true,
        }),
      );
      expect((await server.call('GET /auth/session', { as: guest })).body).toMatchObject({
        loggedIn: true,
        isVip: true,
        isVXSelect: true,
        tvSubscriber: false,
        tvSubscriberFormer: true,
        restricted: true,
        restrictionLevel: 'no-live',
        isForcePayment: true,
        isBlockedForComments: true,
        hasAvs: true,
        avsStatus: 'unknown',
        avsRejectMessage: null,
        showDataProtection: true,
        signupOrigin: null,
        locked: false,
      });
    });

    it('[RU-guest-only-role#1] has no call but those of guests, operators, providers and measuring stations', () => {
      expect(new Set(restEndpointList.map(({ audience }) => audience))).toEqual(
        new Set(['anyone', 'guest', 'operator', 'provider', 'test']),
      );
      // Who operates or measures has addresses of its own, and no guest has one of these.
      const isOwn = (key: string) => / \/(internal|test)\//.test(key);
      expect(
        restEndpointList
          .filter(
            ({ audience, key }) => (audience === 'operator' || audience === 'test') !== isOwn(key),
          )
          .map(({ key }) => key),
      ).toEqual([]);
    });
  });
});
