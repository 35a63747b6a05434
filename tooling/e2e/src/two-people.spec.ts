/** Two people meet: a guest on this app and a performer in the studio, each in a browser profile of their own. */
import type { Locator, Page } from '@playwright/test';
import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  open,
  putWelcomeAway,
  shoot,
  signUp,
  test,
  topUp,
  type App,
} from './fixtures.ts';
import {
  comeOnline,
  expectGoodStudio,
  line,
  openChannel,
  openStudio,
  takePerformer,
  turnTo,
  write,
  type Channel,
} from './studio.ts';

const en = { language: 'en' } as const;

/** The amount in euros that stands in a row. */
async function euros(row: Locator): Promise<string> {
  await expect(row).toContainText(/€\d+\.\d\d/);
  return /€\d+\.\d\d/.exec((await row.textContent()) ?? '')?.[0] ?? '';
}

/** Somebody whose inbox is empty and to whom not every message is free, and the guest's channel with them. */
async function chooseWriter(guest: Page): Promise<{ slug: string; channel: Channel }> {
  for (;;) {
    const slug = await takePerformer(guest);
    const channel = await openChannel(guest, slug);
    if (!channel.isMessagingFree) return { slug, channel };
  }
}

/** What a message leaves behind: what it cost the guest, what of it is the performer's, what the next one costs. */
interface Sent {
  readonly message: { readonly price: { readonly value: number } | null };
  readonly performerPart?: { readonly equivalent: { readonly formatted: string } | null };
  readonly channel: { readonly nextMessagePrice: { readonly value: number } };
}

/** Writes to a performer as the guest's page does. */
async function sendMessage(
  guest: Page,
  channelId: string,
  text: string,
  expectedPrice: number,
): Promise<Sent> {
  await open(guest, build('help', {}, en));
  const { status, body } = await guest.evaluate(
    async (sent) => {
      const config = document.querySelector('#vx-config')?.textContent ?? '{}';
      const { bearer, accessToken } = JSON.parse(config) as {
        bearer: string | null;
        accessToken: string;
      };
      const answer = await fetch(
        `/api/v1/messenger/channel/${sent.channelId}/messages?language=en&v=1`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
            ...(bearer === null
              ? { 'x-session-tag': accessToken }
              : { authorization: `Bearer ${bearer}` }),
          },
          body: JSON.stringify({ text: sent.text, expectedPrice: sent.expectedPrice }),
        },
      );
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    { channelId, text, expectedPrice },
  );
  expect(body).toMatchObject({ message: { data: { text } } });
  expect(status).toBe(200);
  return body as Sent;
}

async function startChat(guest: Page, slug: string): Promise<void> {
  await open(guest, build('liveRoom', { actorName: slug }, en));
  await guest.getByRole('button', { name: /^Start/ }).click();
  await expect(guest.getByRole('timer').first()).toContainText(/0:0[1-9]|0:[1-5]\d/, {
    timeout: 20_000,
  });
}

/** The guest gives stars, and others after them; the performer sees the last ones, without a name. */
async function rateChat(guest: Page, studio: Page, app: App): Promise<void> {
  await expectFact('SC-surveyChatExit#1', guest.getByText('How was it?').first(), 'How was it?');
  const saved = guest.waitForResponse(
    (answer) => answer.url().includes('/survey/chatexit') && answer.ok(),
  );
  await guest.getByRole('radio', { name: '2 of 5 stars' }).check({ force: true });
  await saved;
  const changed = guest.waitForResponse((answer) => answer.url().includes('/survey/chatexit'));
  await guest.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  const sent = (await changed).request().postDataJSON() as Record<string, unknown>;
  // [RU-survey-chat-exit-fields]
  expect(sent).toEqual({
    currentUrl: expect.stringMatching(/\/live\/$/),
    chatId: expect.any(String),
    actorId: expect.any(String),
    mobile: app === 'mobile',
    feedback: '',
    rating: 4,
    isAnonymousVoicecall: false,
    chatType: 'livechat',
  });
  const note = guest.getByRole('status').filter({ hasText: 'sees the stars' });
  await expectFact('SC-surveyChatExit#2', note, /^Very good\./);
  await expectFact('SC-surveyChatExit#3', note, /sees the stars, not your name/);
  await expectAccessible(guest);
  await shoot(guest, 'live-rated');
  await turnTo(studio, 'Today');
  const ratings = studio.locator('section', { hasText: 'How guests rated you' }).last();
  await expect(ratings).toContainText('4.0 of 5, from 1 chat in 90 days');
  await expect(ratings.locator('.vx-studio-pair', { hasText: '4 stars' })).toContainText('1');
}

test('[RU-chatexit-host] [RU-survey-chat-exit-fields] [SC-surveyChatExit] a guest and a performer write to each other, receipt and earnings agree, and the guest says how it was', async ({
  visitor: guest,
  browser,
  app,
}) => {
  test.setTimeout(120_000);
  const slug = await takePerformer(guest);
  const { name } = await signUp(guest);
  await topUp(guest);
  await putWelcomeAway(guest);
  const studio = await openStudio(browser, slug);
  await expect(studio.getByRole('heading', { name: 'You are away' })).toBeVisible();
  await comeOnline(studio);
  await expect(studio.getByText('Only you are here')).toBeVisible();
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-today');

  await startChat(guest, slug);
  // Whoever comes is there by themselves, on every page.
  await expect(studio.getByRole('list', { name: 'In the room' })).toContainText(name);
  await expect(studio.getByRole('heading', { name: 'You are in a private chat' })).toBeVisible();
  await studio.getByRole('link', { name: 'Open the room' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Room' })).toBeVisible();
  await write(studio, 'Good evening, the lamp is on.');
  await expect(line(guest, 'Good evening, the lamp is on.')).toBeVisible();
  await write(guest, 'Hello! How was the journey?');
  await expect(line(studio, 'Hello! How was the journey?')).toBeVisible();
  // No longer than the server takes it.
  await expect(studio.getByRole('textbox', { name: /^Write to/ })).toHaveAttribute(
    'maxlength',
    '500',
  );
  await write(studio, 'Late, but next to the sea.');
  await expect(line(guest, 'Late, but next to the sea.')).toBeVisible();
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-room');

  // A reload shows what was said, in its order.
  await studio.reload();
  const said = studio.getByText(/lamp is on|the journey|next to the sea/);
  await expect(said).toHaveText([
    /^You: Good evening, the lamp is on\./,
    new RegExp(`^${name}: Hello! How was the journey\\?`),
    /^You: Late, but next to the sea\./,
  ]);
  // The script would have greeted and answered by now: a person is in the chair. And it is long enough to be rated.
  await expect(guest.getByRole('timer').first()).toContainText(/0:(3[1-9]|[45]\d)/, {
    timeout: 50_000,
  });
  await expect(guest.locator('[data-from="performer"]')).toHaveCount(2);

  await studio.getByRole('button', { name: 'End', exact: true }).click();
  await expect(
    studio.getByRole('heading', { name: `The chat with ${name} is over` }),
  ).toBeVisible();
  await expect(
    guest.getByRole('heading', { name: / ended the chat$/ }),
    'RU-chatexit-host',
  ).toBeVisible();
  const earned = await euros(studio.locator('.vx-studio-pair', { hasText: 'You get' }));
  const paid = await euros(studio.locator('.vx-studio-pair', { hasText: 'Guest paid' }));
  const receipt = (label: string | RegExp): Locator =>
    guest.getByText(label, { exact: true }).first().locator('xpath=..');
  expect(await euros(receipt('You paid'))).toBe(paid);
  expect(await euros(receipt(/ gets of it$/))).toBe(earned);
  await expectGoodStudio(studio);
  await rateChat(guest, studio, app);

  await turnTo(studio, 'Earnings');
  await expect(studio.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
  const newest = studio
    .getByRole('table', { name: 'What guests paid, and what you get' })
    .getByRole('row', { name: /^Private chats/ })
    .first();
  await expect(newest).toContainText(paid);
  await expect(newest).toContainText(earned);
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-earnings');
});

test('a guest writes to a performer, who reads it where it arrives and answers', async ({
  visitor: guest,
  browser,
}) => {
  test.setTimeout(120_000);
  const { name } = await signUp(guest);
  await topUp(guest);
  await putWelcomeAway(guest);
  const { slug, channel } = await chooseWriter(guest);
  const studio = await openStudio(browser, slug);
  const messages = studio.getByRole('link', { name: /^Messages/ }).first();
  await expect(messages).not.toHaveAccessibleName(/unread/);
  await turnTo(studio, 'Messages');
  await expect(studio.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-messages-empty');

  const { id, nextMessagePrice } = channel;
  let sent = await sendMessage(guest, id, 'Are you there tonight?', nextMessagePrice.value);
  // It arrives by itself, and is counted until it is read.
  await expect(messages).toHaveAccessibleName(/1 unread/);
  await expect(studio).toHaveTitle(/^\(1\) Messages/);
  const row = studio
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('Are you there tonight?');
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-messages-list');
  await row.click();
  const thread = studio.getByRole('log', { name: new RegExp(name) });
  await expect(thread.getByText('Are you there tonight?')).toBeVisible();
  await expect(messages).not.toHaveAccessibleName(/unread/);
  await write(studio, 'From nine on, next to the sea.');
  await expect(thread.getByText('From nine on, next to the sea.')).toHaveCount(1);

  // The free ones are used up at some point: what a message brings stands below it.
  for (let index = 1; sent.performerPart === undefined && index <= 20; index += 1)
    sent = await sendMessage(
      guest,
      id,
      `Until then (${index})`,
      sent.channel.nextMessagePrice.value,
    );
  const earned = sent.performerPart?.equivalent?.formatted ?? '';
  expect(earned).toMatch(/^€\d/);
  const figure = (label: string): Locator => thread.locator('.vx-studio-pair', { hasText: label });
  expect(await euros(figure('You get').last())).toBe(earned);
  await expect(figure('Guest paid').last()).toContainText(String(sent.message.price?.value));
  // It is read as it arrives.
  await expect(messages).not.toHaveAccessibleName(/unread/);
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-messages');

  // Without a connection the answer waits; a reload keeps it.
  await studio.context().setOffline(true);
  await expect(studio.getByText(/^No connection\. What you write/)).toBeVisible();
  await write(studio, 'I bring the lamp.');
  await expect(thread.getByText('I bring the lamp.')).toBeVisible();
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-messages-offline');
  await studio.context().setOffline(false);
  await studio.reload();
  await expect(thread.getByText('I bring the lamp.')).toHaveCount(1);
  await expect(messages).not.toHaveAccessibleName(/unread/);

  await open(guest, `${build('messenger', {}, en)}?channel=${id}`);
  const own = guest.getByRole('log');
  await expect(own.getByText('From nine on, next to the sea.')).toBeVisible();
  await expect(own.getByText('I bring the lamp.')).toBeVisible();

  // Who is blocked writes nothing and pays nothing, and can write again when the performer wants it.
  await studio.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(studio.getByText(`You’ve blocked ${name}.`, { exact: false })).toBeVisible();
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-messages-blocked');
  const field = guest.getByRole('textbox');
  await field.fill('Is it on?');
  await field.press('Enter');
  await expect(
    guest.getByText('This message can’t be delivered. Nothing was charged.'),
  ).toBeVisible();
  await studio.getByRole('button', { name: 'Let them write again' }).click();
  await expect(studio.getByText(`You’ve blocked ${name}.`, { exact: false })).toHaveCount(0);
  await own.getByRole('button', { name: 'Try again' }).click();
  await expect(thread.getByText('Is it on?')).toBeVisible();

  await studio.goto('/studio/messages/999999');
  await expect(
    studio.getByRole('heading', { name: 'This conversation doesn’t exist' }),
  ).toBeVisible();
  await expectGoodStudio(studio);

  // The first page of the studio shows who has written.
  await turnTo(studio, 'Today');
  const newest = studio.getByRole('region', { name: 'Messages' });
  await expect(newest.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-today-messages');

  // What she has not seen the guest may take back: it is gone for her, too.
  await field.fill('Never mind');
  await field.press('Enter');
  await expect(newest.getByText('Never mind')).toBeVisible();
  await expect(messages).toHaveAccessibleName(/1 unread/);
  await own.getByRole('button', { name: 'Take back: Never mind' }).click();
  await expect(newest.getByText('Never mind')).toHaveCount(0);
  await expect(messages).not.toHaveAccessibleName(/unread/);
  await expect(own.getByText('Never mind')).toHaveCount(0);
});

test('what is written without a connection waits, also over a reload, and is said once', async ({
  visitor: guest,
  browser,
}) => {
  test.setTimeout(120_000);
  const slug = await takePerformer(guest);
  const { name } = await signUp(guest);
  await topUp(guest);
  await putWelcomeAway(guest);
  const studio = await openStudio(browser, slug);
  await comeOnline(studio);
  await startChat(guest, slug);
  await turnTo(studio, 'Room');
  await write(studio, 'Can you hear the rain?');
  await expect(line(guest, 'Can you hear the rain?')).toBeVisible();

  await studio.context().setOffline(true);
  await expect(studio.getByText(/^No connection\. What you write/)).toBeVisible();
  await write(studio, 'One moment, I close the window.');
  await expect(line(studio, 'One moment, I close the window.')).toBeVisible();
  await expect(line(guest, 'One moment, I close the window.')).toHaveCount(0);
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-offline');
  await studio.context().setOffline(false);
  await studio.reload();
  await expect(studio.getByRole('textbox', { name: `Write to ${name}` })).toBeVisible();
  await expect(line(guest, 'One moment, I close the window.')).toBeVisible();
  await expect(line(studio, 'One moment, I close the window.')).toHaveCount(1);
  await studio.reload();
  await expect(line(studio, 'One moment, I close the window.')).toHaveCount(1);
  await expect(line(guest, 'One moment, I close the window.')).toHaveCount(1);
});

test('one window speaks for a performer: another only reads along until it takes the chair back', async ({
  visitor: guest,
  browser,
}) => {
  const slug = await takePerformer(guest);
  const desk = await openStudio(browser, slug);
  await comeOnline(desk);
  const sofa = await openStudio(browser, slug);
  const notice = sofa.getByText('The studio is open in another window');
  await expect(notice).toBeVisible();
  await expect(sofa.getByRole('radio', { name: /^Online/ })).toBeDisabled();
  await expectGoodStudio(sofa);
  await shoot(sofa, 'studio-chair');

  await sofa.getByRole('button', { name: 'Take the chair back' }).click();
  await expect(notice).toHaveCount(0);
  await sofa.getByText('Nobody can start a chat').click();
  await expect(sofa.getByRole('heading', { name: 'You are away' })).toBeVisible();
  // The other window learns both by itself.
  await expect(desk.getByText('The studio is open in another window')).toBeVisible({
    timeout: 20_000,
  });
  await expect(desk.getByRole('heading', { name: 'You are away' })).toBeVisible();

  // Guests see it, and nobody can start a chat.
  await open(guest, build('actorProfile', { actorName: slug }, en));
  await expect(guest.getByRole('link', { name: /^Start (a )?private/ })).toHaveCount(0);
  await sofa.getByText('Guests can start a chat', { exact: true }).click();
  await expect(sofa.getByRole('heading', { name: 'You are online' })).toBeVisible();
});

test('the studio has a door of its own: a guest is told so, and nonsense is refused in words', async ({
  visitor: guest,
}) => {
  const { email, password } = await signUp(guest);
  await guest.goto('/studio/earnings');
  await expect(guest.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(guest.getByText('Guest accounts don’t work here.', { exact: false })).toBeVisible();
  await expectGoodStudio(guest);
  await shoot(guest, 'studio-login');
  const logIn = guest.getByRole('button', { name: 'Log in', exact: true });
  await logIn.click();
  await expect(guest.getByText('Please fill this in.')).toHaveCount(2);
  // Right for a guest, and unknown here.
  await guest.getByRole('textbox', { name: 'Email address' }).fill(email);
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await logIn.click();
  await expect(guest.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await guest.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(guest.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de');
});

/** Chooses a gift and leaves it to its five seconds. */
async function give(guest: Page, gift: string): Promise<Locator> {
  await guest.getByRole('button', { name: 'Send a gift' }).click();
  await guest.getByRole('radio', { name: new RegExp(`^${gift},`) }).check({ force: true });
  await guest.getByRole('button', { name: new RegExp(`^Send ${gift}`) }).click();
  return guest.getByRole('group', { name: `Sending: ${gift}` });
}

test('[SC-giftPicker][RU-gifts-included][RU-gifts-vip][beyond 14] a guest gives, takes back and gives at once, in messages and in a chat, and the performer sees what it brings', async ({
  visitor: guest,
  browser,
  app,
}) => {
  test.setTimeout(150_000);
  await signUp(guest);
  await topUp(guest);
  await putWelcomeAway(guest);
  const slug = await takePerformer(guest);
  const { id } = await openChannel(guest, slug);
  const studio = await openStudio(browser, slug);
  await comeOnline(studio);

  await open(guest, `${build('messenger', {}, en)}?channel=${id}`);
  const thread = guest.getByRole('log');
  await guest.getByRole('button', { name: 'Send a gift' }).click();
  const crown = guest.getByRole('radio', { name: /^Crown, VIP/ });
  await crown.check({ force: true });
  await expect(guest.getByText('This gift is for VIP members.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'About VIP' })).toBeVisible();
  await expectAccessible(guest);
  await shoot(guest, 'gifts-picker');
  await guest.getByRole('radio', { name: /^Candle,/ }).check({ force: true });
  await guest.getByRole('button', { name: 'One more' }).click();
  await expect(
    guest.getByText('16 coins, €4.00. You can take it back for 5 seconds.'),
  ).toBeVisible();
  await shoot(guest, 'gifts-chosen');
  await guest.getByRole('button', { name: /^Send Candle/ }).click();
  const pending = guest.getByRole('group', { name: 'Sending: Candle ×2' });
  await expect(pending).toContainText('nothing is charged yet');
  await expectAccessible(guest);
  await shoot(guest, 'gifts-undo');
  if (app === 'desktop') await guest.keyboard.press('Control+z');
  else await pending.getByRole('button', { name: 'Undo' }).click();
  await expect(pending).toBeHidden();
  // Taken back: longer than its seconds, nothing comes.
  const rose = await give(guest, 'Rose');
  await expect(rose).toContainText('nothing is charged yet');
  await expect(thread.getByText('You gave: Rose')).toBeVisible({ timeout: 15_000 });
  await expect(rose).toBeHidden();
  await expect(thread.getByText(/Candle/)).toHaveCount(0);
  await shoot(guest, 'gifts-given');

  await turnTo(studio, 'Messages');
  await studio.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(studio.getByRole('log').getByText('Gift: Rose')).toBeVisible();
  // 70 % of four coins, rounded up, at 25 cents.
  await expect(studio.locator('.vx-studio-pair', { hasText: 'You get' }).last()).toContainText(
    '€0.75',
  );
  await expectGoodStudio(studio);
  await shoot(studio, 'studio-gift-message');

  await startChat(guest, slug);
  await studio.getByRole('link', { name: /^Room/ }).first().click();
  const song = await give(guest, 'Song');
  await shoot(guest, 'room-gift-undo');
  await song.getByRole('button', { name: 'Send now' }).click();
  await expect(song).toBeHidden();
  const arrival = guest.getByText(/has your gift: Song$/);
  await expect(arrival).toBeVisible();
  await shoot(guest, 'room-gift');
  await expect(guest.getByText('You gave: Song')).toBeVisible();
  await expect(arrival).toHaveCount(0, { timeout: 10_000 });
  await expect(studio.getByText('Gift: Song')).toBeVisible();
  await expect(studio.getByText('You get €2.25')).toBeVisible();
  await shoot(studio, 'studio-gift');
  // What is on its way when the chat ends is not sent.
  const macaron = await give(guest, 'Macaron');
  await expect(macaron).toBeVisible();
  await guest
    .getByRole('button', { name: 'End', exact: true })
    .or(guest.getByRole('button', { name: 'End chat' }))
    .first()
    .click();
  await expect(guest.getByText('You paid', { exact: true }).first()).toBeVisible();
  await expect(guest.getByText('Gifts on top', { exact: true }).first()).toBeVisible();
  await open(guest, build('memberStatement', {}, en));
  await expect(guest.getByText(/^Gift for /)).toHaveCount(2);
});
