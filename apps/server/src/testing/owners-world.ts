import { randomBytes, randomUUID, createECDH } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { ActorsApi } from '../modules/actors/index.ts';
import type { TestGuest, TestServer } from '../platform/testing/index.ts';
import { FakePasskey } from './fake-passkey.ts';
import { smallWorld } from './small-world.ts';

/** What the owner wrote and nobody else may read. */
export const secretTexts = {
  note: 'a note of the owner alone',
  about: 'about the owner alone',
  line: 'a line of the owner alone',
  feedback: 'feedback of the owner alone',
} as const;

export const ownersPhone = '+4915123456789';
export const ownersEndpoint = 'https://fcm.googleapis.com/fcm/send/owner';

/** Calls that have to succeed, or the world is not what it should be. */
export type Ask = (
  key: string,
  given?: Omit<NonNullable<Parameters<TestServer['call']>[1]>, 'as'>,
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into JSON freely
) => Promise<any>;

/**
 * What a module's `testing/owners-part.ts` exports: with it the owner gets what that system keeps of a guest.
 * Systems that lean on one another stand in this file, in their order.
 */
export type OwnersPart = (ask: Ask) => Promise<void>;

function asking(server: TestServer, as: TestGuest): Ask {
  return async (key, given = {}) => {
    const { status, body } = await server.call(key, {
      as,
      idempotencyKey: randomUUID(),
      ...given,
    });
    if (status >= 400) throw new Error(`${key} was refused: ${JSON.stringify(body)}`);
    return body;
  };
}

async function pay(server: TestServer, ask: Ask): Promise<void> {
  const { intentId } = await ask('POST /payment/topup', {
    body: { optionId: 'topup-2500', returnPath: '/en/' },
  });
  const paid = await fetch(`${server.origin}/sandbox/pay/${intentId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The sandbox did not take the payment: ${paid.status}.`);
}

/** The small world with performers on line. */
export async function seedWorld(server: TestServer): Promise<void> {
  const { modules } = server.running.product;
  for (const module of modules) await module.seed?.(smallWorld());
  const actors = modules.find(({ name }) => name === 'actors') as unknown as { api: ActorsApi };
  await actors.api.setOnline([1, 2, 3, 4], true);
}

/** A guest who has one of everything that a guest can have. */
export async function signUpOwner(server: TestServer): Promise<TestGuest> {
  let owner = await server.signUp({ isConfirmed: true });
  // An account that goes in fourteen days is still there; its sessions were ended.
  const { email, password } = owner;
  await asking(server, owner)('POST /guest/deletion/ask', { body: { password } });
  const { body } = await server.call('POST /auth/login', { body: { email, password } });
  owner = { ...owner, bearer: body.bearer };
  const ask = asking(server, owner);
  await haveOffers(ask);
  await haveMoney(server, owner, ask);
  await haveContent(server, owner, ask);
  await haveSettings(server, owner, ask);
  for (const have of await ownersParts()) await have(ask);
  return owner;
}

async function ownersParts(): Promise<readonly OwnersPart[]> {
  const modules = join(import.meta.dirname, '../modules');
  const files = globSync('*/testing/owners-part.ts', { cwd: modules }).toSorted();
  const parts = files.map((file) => import(join(modules, file)) as Promise<{ have: OwnersPart }>);
  return (await Promise.all(parts)).map(({ have }) => have);
}

/** Offers are for those who have not paid yet. */
async function haveOffers(ask: Ask): Promise<void> {
  await ask('GET /conversion/getVideoPreviewEndIncentives/{albumId}', { params: { albumId: '2' } });
  await ask('POST /conversion/showIncentive', { body: { incentive: 'preview-free-video' } });
  await ask('POST /conversion/setRefillWindowHidden', {
    body: { incentiveType: 'freeVideo', interval: 60 },
  });
  await ask('POST /conversion/setGuestInfo', { body: { type: 'offers', value: 'lessOften' } });
}

async function haveMoney(server: TestServer, owner: TestGuest, ask: Ask): Promise<void> {
  await pay(server, ask);
  // Another one that nobody has paid yet.
  await ask('POST /payment/topup', { body: { optionId: 'topup-2500', returnPath: '/en/' } });
  for (const code of ['DEMO-GIFT', 'WELCOME'])
    await ask('POST /guest/redeemBonus', { body: { code } });
  await ask('POST /subscriptions', { body: { plan: 'vip', months: 1, expectedPrice: 60 } });
  await ask('POST /withdrawal', {
    body: { name: owner.name, email: owner.email, contract: 'vip' },
  });
  await ask('POST /guest/limits', { body: { period: 'day', amount: 9000 } });
  await ask('POST /guest/autoRecharge', { body: { amount: 1000, threshold: 20, maximum: 5000 } });
  // One that waits for the guest's word, as after a pause.
  const { clock } = server.platform;
  await sql`insert into automatic_recharges (id, guest_id, state, waits_until, created_at)
    values (${randomUUID()}, ${owner.guestId}, 'waiting', ${new Date(clock.now() + 3_600_000)},
      ${new Date(clock.now())})`.execute(server.platform.database.read);
}

async function haveContent(server: TestServer, owner: TestGuest, ask: Ask): Promise<void> {
  await ask('POST /videos/{videoId}/buy', {
    params: { videoId: '1' },
    body: { expectedPrice: 10 },
  });
  const vouchers = await server.query('{ guestVouchers { id type } }', { as: owner });
  const voucher = vouchers.body.data.guestVouchers.find(({ type }: { type: number }) => type === 1);
  await ask('POST /videos/{videoId}/buy', {
    params: { videoId: '3' },
    body: { expectedPrice: 0, voucherId: voucher.id },
  });
  await server.query('mutation { videoLike(id: "1") { id } }', { as: owner });
  await ask('POST /actor/storeActorNote', {
    body: { actorId: '1', comment: secretTexts.note },
  });
  const socket = await server.socket({ as: owner });
  await socket.next('sessionAcknowledge');
  socket.send('favouritePinActor', { actorId: '2' }, 'owner-pins-0001');
  socket.send('favouritePinPicture', { pictureId: '10' }, 'owner-pins-0002');
  await socket.next('favouritePin', ({ payload }) => payload.target === 'picture');
  for (const sequence of [1, 2]) {
    const { chatId } = await ask('POST /live/{actorId}/start', {
      params: { actorId: 1 },
      body: { kind: 'livechat', expectedPrice: 12, sequence },
    });
    socket.send('sendMessage', chatLine(chatId), `owner-line-${sequence}-0001`);
    await socket.next(
      'messageAccepted',
      ({ payload }) => payload.clientId === `owner-line-${sequence}-0001`,
    );
    // The second goes on.
    if (sequence === 1) {
      await ask('POST /live/{chatId}/end', { params: { chatId } });
      await rate(server, ask, chatId);
    }
  }
}

/** Only a chat of half a minute is rated. */
async function rate(server: TestServer, ask: Ask, chatId: string): Promise<void> {
  await sql`update live_participations set billed_ms = 60000 where id = ${chatId}::uuid`.execute(
    server.platform.database.read,
  );
  await ask('POST /survey/chatexit', {
    body: {
      currentUrl: '/en/',
      chatId,
      actorId: '1',
      mobile: false,
      feedback: secretTexts.feedback,
      rating: 4,
      isAnonymousVoicecall: false,
      chatType: 'livechat',
    },
  });
}

const chatLine = (chatId: string) => ({
  channelId: null,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: true,
  isFreechat: false,
  data: { text: secretTexts.line },
  includedGifts: [],
  chatId,
});

async function tokenOf(server: TestServer, template: string): Promise<string> {
  const mail = (await server.mails()).findLast((one) => one.template === template);
  return mail && 'token' in mail.args ? mail.args.token : '';
}

async function confirmPhone(server: TestServer, owner: TestGuest): Promise<void> {
  const { body } = await server.query(
    `mutation { pinCallStartVerification(phoneNumber: "${ownersPhone}", type: "mobile", language: "en") { id } }`,
    { as: owner },
  );
  const { rows } = await sql<{ text: string }>`
    select text from pin_call_outbox where e164 = ${ownersPhone}`.execute(
    server.platform.database.read,
  );
  const [pin] = rows[0]?.text.match(/\d{6}/) ?? [];
  await server.query(
    `mutation { verifyPin(id: "${body.data.pinCallStartVerification.id}", type: "mobile", pin: "${pin}") { verified } }`,
    { as: owner },
  );
}

async function haveSettings(server: TestServer, owner: TestGuest, ask: Ask): Promise<void> {
  const { guestId, password, email } = owner;
  // A second device.
  await server.call('POST /auth/login', { body: { email, password } });
  await ask('POST /auth/forgotPassword', { body: { email } });
  const passkey = new FakePasskey(server.platform.config.origin);
  const { options } = await ask('POST /auth/passkeyOptions', { body: { password } });
  await ask('POST /auth/addPasskey', { body: { credential: passkey.create(options) } });
  await ask('POST /auth/passkeyOptions', { body: { password } });
  await server.query('mutation { requestAvs(forwardUrl: "/en/") { checkoutLink } }', { as: owner });
  await ask('POST /guest/profile/update', {
    body: { properties: { about: secretTexts.about, country: 'DE', zip: '80331' } },
  });
  await ask('POST /guest/savePreferences', { body: { data: { 'notify:live:email:2': true } } });
  await ask('POST /guest/savePreferences', {
    body: { data: { quiet: '23:00-08:00 Europe/Berlin' } },
  });
  await ask('POST /auth/verifyEmail', { body: { token: await tokenOf(server, 'verifyEmail') } });
  const news = { typeId: 1024, userId: guestId, emailAddress: email };
  await ask('POST /guest/newsletter/subscribe', { body: news });
  const token = await tokenOf(server, 'newsletterConfirm');
  await ask('POST /guest/newsletter/confirm', { body: { token } });
  // Who has read before is a reader with an account from now on.
  await ask('POST /guest/newsletter/subscribe', { body: news });
  const curve = createECDH('prime256v1');
  await ask('POST /webpush/subscribe', {
    body: {
      subscription: {
        endpoint: ownersEndpoint,
        keys: {
          p256dh: curve.generateKeys('base64url'),
          auth: randomBytes(16).toString('base64url'),
        },
      },
      events: { 'actor-online': false, campaigns: false, news: false },
      encoding: 'aes128gcm',
    },
  });
  await confirmPhone(server, owner);
  const relation = {
    subjectTypeId: 'guest',
    subjectId: guestId,
    relationTypeId: '1',
    objectTypeId: 'actor',
    objectId: '1',
  };
  await ask('POST /relation/add', { body: relation });
  await ask('POST /guest/closeDataProtection', { body: { accepted: true } });
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#456' },
  })
    .png()
    .toBuffer();
  await ask('POST /guest/profile/preview/update', {
    body: { delete: false, image: picture.toString('base64') },
  });
  await ask('POST /guest/export/ask');
  await server.runDueJobs();
}
