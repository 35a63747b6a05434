/** The room as a guest meets it: the door, what is in sight, coins within the chat, and the end. */
import { type Page } from '@playwright/test';
import { build } from '@vx/routes';
import { findPerformers } from './content.ts';
import {
  demoGuest,
  expect,
  expectGoodPage,
  newGuest,
  open,
  shoot,
  signUp,
  test,
  topUp,
  withoutScript,
  type App,
} from './fixtures.ts';

const en = { language: 'en' } as const;

/** Whom a test chats with: tests that run at the same time must not choose the same one. */
const turns = { fold: 16, topUp: 18, end: 14, door: 8, picture: 20 } as const;
const turnOf = (test: keyof typeof turns, app: App): number =>
  turns[test] + (app === 'mobile' ? 1 : 0);

/** Opens the room of somebody who is free. */
async function openRoom(page: Page, turn: number): Promise<string> {
  const { live } = await findPerformers(page, turn);
  await open(page, build('liveRoom', { actorName: live }, en));
  return live;
}

/** Starts a private chat, and waits until its meter runs. */
async function startChat(page: Page, turn: number): Promise<string> {
  const live = await openRoom(page, turn);
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByRole('timer').first()).toContainText(/0:0[1-9]|0:[1-5]\d/, {
    timeout: 20_000,
  });
  return live;
}

const sizes = {
  desktop: [
    [1440, 900],
    [1280, 720],
    [1024, 700],
  ],
  mobile: [
    [390, 844],
    [844, 390],
    [320, 568],
  ],
} as const;

/** End, the meter and the field are all within what the guest sees, and nothing scrolls away. */
async function expectInSight(page: Page): Promise<void> {
  const inSight = [
    page.getByRole('button', { name: /^End/ }),
    page.getByRole('timer').first(),
    page.getByRole('textbox', { name: /^Write to/ }),
  ];
  for (const place of inSight)
    await expect.soft(place, `${JSON.stringify(page.viewportSize())}`).toBeInViewport({ ratio: 1 });
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
  ).toBeLessThanOrEqual(0);
}

test('[SC-liveChat] [SC-statusBar] End, the meter and the field are in sight at every size, whatever a new guest is told', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(120_000);
  // The address is not confirmed: other pages ask for that, a room does not.
  await signUp(page);
  await topUp(page);
  await startChat(page, turnOf('fold', app));
  const status = page.locator('.vx-shell__status');
  await expect(status.locator('.vx-status-bar')).toHaveCount(0);
  for (const [width, height] of sizes[app]) {
    await page.setViewportSize({ width, height });
    await expectInSight(page);
    await shoot(page, `room-${width}`);
  }
  // That the line is away is said in a room, too, and takes its height from it.
  await page.context().setOffline(true);
  await expect(status.getByText(/offline|connection/i).first()).toBeVisible({ timeout: 30_000 });
  for (const [width, height] of sizes[app]) {
    await page.setViewportSize({ width, height });
    await expectInSight(page);
  }
  await page.context().setOffline(false);
  await expect(status.getByText(/offline|connection/i)).toHaveCount(0, { timeout: 30_000 });
});

/** Holds every segment of streams back until it is released, and hears what the meter says meanwhile. */
async function holdStream(
  page: Page,
): Promise<{ readonly readings: () => number; readonly release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.context().route(/\/media\/live\/.*\.m4s/, async (route) => {
    await released;
    await route.continue();
  });
  let readings = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('"chatMeter"')) readings += 1;
    });
  });
  return { readings: () => readings, release };
}

test('[SC-liveChat] [RU-money-chat-price-per-minute] nothing is charged before the first picture, and the meter starts with it', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await topUp(page);
  const stream = await holdStream(page);
  await openRoom(page, turnOf('picture', app));
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(page.getByText('Not charged yet')).toBeVisible({ timeout: 20_000 });
  const before = await balanceOf(page);
  // The server has looked at the meter for so many seconds.
  await expect.poll(stream.readings, { timeout: 60_000 }).toBeGreaterThan(4);
  expect(await secondsOf(page)).toBe(0);
  expect(await balanceOf(page)).toBe(before);
  await expect(page.getByText('Not charged yet')).toBeVisible();
  await shoot(page, 'room-before-picture');
  stream.release();
  await expect(page.getByText('Not charged yet')).toHaveCount(0);
  await expect.poll(() => secondsOf(page), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => balanceOf(page)).toBeLessThan(before);
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('heading', { name: /^You ended the chat/ })).toBeVisible();
});

/** Seconds that the meter shows. */
async function secondsOf(page: Page): Promise<number> {
  const [, minutes = '', seconds = ''] =
    /(\d+):(\d\d)/.exec(await page.getByRole('timer').first().innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Coins that the meter shows. */
async function balanceOf(page: Page): Promise<number> {
  const words = await page
    .locator('.vx-meter__pill--balance, .vx-meter__figure')
    .first()
    .innerText();
  return Number(/\d+/.exec(words)?.[0]);
}

test('[SC-liveChat] coins are bought beside the running picture, and the chat goes on all the while', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(150_000);
  await signUp(page);
  await topUp(page);
  await startChat(page, turnOf('topUp', app));
  const room = page.url();
  await page
    .locator('video')
    .first()
    .evaluate((video) => video.setAttribute('data-first', ''));
  const [began, before] = [await secondsOf(page), await balanceOf(page)];
  const panel = page.getByRole('dialog', { name: 'Top up' });
  const opener = page.getByRole('link', { name: /Top up/ }).first();
  const end = page.getByRole('button', { name: /^End/ });

  await opener.click();
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(end).toBeInViewport({ ratio: 1 });
  await shoot(page, 'room-top-up');
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await opener.click();
  await panel.getByRole('radio').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(room);
  await expect(end).toBeVisible();

  await opener.click();
  const pay = panel.getByRole('button', { name: /^Pay €/ });
  const inWindow = async (outcome: 'fail' | 'pay'): Promise<void> => {
    const [window] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
    await expect(panel).toContainText('Pay in the other window.');
    await shoot(page, `room-top-up-${outcome}`);
    const closed = window.waitForEvent('close');
    await window.locator(`[name="outcome"][value="${outcome}"]`).click();
    await closed;
  };
  // The way that paid last is offered first; another one has a page of the provider.
  await panel.getByRole('button', { name: 'Pay another way' }).click();
  const price = await pay.innerText();
  await inWindow('fail');
  await expect(panel.getByRole('alert')).toContainText('Nothing was charged');
  await expect(pay).toHaveText(price);
  if (app === 'desktop') {
    // Whoever tops up can still write.
    const field = page.getByRole('textbox', { name: /^Write to/ });
    await field.fill('One moment, please.');
    await field.press('Enter');
    await expect(page.getByText('One moment, please.')).toBeVisible();
  }
  await inWindow('pay');
  await expect(page.getByText(/^\d+ coins added$/)).toBeVisible();
  await expect(panel).toHaveCount(0);
  await shoot(page, 'room-top-up-added');
  await expect.poll(() => balanceOf(page)).toBeGreaterThan(before + 30);
  expect(await secondsOf(page)).toBeGreaterThan(began);
  expect(page.url()).toBe(room);

  // The means that has just paid needs no window.
  await opener.click();
  const held = await balanceOf(page);
  await pay.click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => balanceOf(page)).toBeGreaterThan(held + 30);
  await expect(page.locator('video[data-first]')).toHaveCount(1);
  await expect(end).toBeVisible();
});

test('[SC-chatEnded] after a chat the guest sees the receipt, may follow, and sees who else can be met', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(150_000);
  await signUp(page);
  await topUp(page);
  const live = await startChat(page, turnOf('end', app));
  const end = page.getByRole('button', { name: /^End/ });
  const ended = page.getByRole('heading', { level: 1, name: /^You ended the chat/ });
  const follow = page.getByRole('button', { name: /^Follow/ });
  const next = page.getByRole('region', { name: 'Live now' });

  // A short one says what it cost, and who else is live.
  await end.click();
  await expect(ended).toBeVisible();
  await expect(next.getByRole('listitem')).toHaveCount(5);
  await expect(next.getByRole('article').filter({ hasText: 'Busy' })).toHaveCount(0);
  await expect(follow).toHaveCount(0);

  await page.getByRole('button', { name: 'Chat again' }).click();
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect.poll(() => secondsOf(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(31);
  await end.click();
  await expect(ended).toBeVisible();
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await shoot(page, 'room-end');
  const profiles = await next
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(profiles).not.toContain(build('actorProfile', { actorName: live }, en));
  await next.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${profiles[1] ?? '^$'}$`));
});

test('[SC-liveChat] [SC-welcomeBonusTile] a visitor is in the chat with one press and two fields, and nothing is charged that was not free', async ({
  visitor: page,
  app,
}) => {
  const { live } = await findPerformers(page, turnOf('door', app));
  await open(page, build('actorProfile', { actorName: live }, en));
  await page
    .locator(`main a[href="${build('liveRoom', { actorName: live }, en)}"]`)
    .first()
    .click();
  const door = page.locator('.vx-room-door__panel');
  await expect(door.getByRole('region', { name: '20 coins are yours, free' })).toBeVisible();
  await expect(door).toContainText(/\d+ coins per minute/);
  await expectGoodPage(page);
  await shoot(page, 'room-door-visitor');
  const person = page.locator('.vx-room-door__person');
  if (app === 'desktop') {
    await expect(person).toContainText(/\d+ years/);
    // The question reaches to the foot of its panel, beside the whole picture.
    const [panel, foot] = await Promise.all(
      [door, door.locator('.vx-room-door__foot')].map((part) => part.boundingBox()),
    );
    const below = (panel?.y ?? 0) + (panel?.height ?? 0) - (foot?.y ?? 0) - (foot?.height ?? 0);
    expect(below).toBeLessThan(40);
    await expect(door.getByRole('link', { name: 'Close' })).toBeVisible();
  } else await expect(person).toBeHidden();
  // One way back, whichever of its looks it has.
  await expect(page.getByRole('link', { name: 'Back to profile' })).toHaveCount(1);
  await expect(door.getByRole('textbox')).toHaveCount(2);
  await expect(door.getByRole('checkbox')).toHaveCount(0);
  const { email, password } = newGuest();
  const start = door.getByRole('button', { name: 'Start with 20 coins for free' });
  await door.getByLabel('Email address').fill('nobody');
  await door.getByRole('textbox', { name: 'Password' }).fill('short');
  await start.click();
  await expect(door.getByText('Something is missing after the @.')).toBeVisible();
  await expect(door.getByText('5 of 10 characters.')).toBeVisible();
  await door.getByLabel('Email address').fill(email);
  await door.getByRole('textbox', { name: 'Password' }).fill(password);
  await start.click();
  await expect(page.getByRole('button', { name: /^End/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.vx-meter').first()).toContainText(/(1\d|20) coins/);
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('heading', { name: /^You ended the chat/ })).toBeVisible();
  // The room asks again: no address and no reload starts a chat by itself.
  await open(page, build('liveRoom', { actorName: live }, en));
  await expect(page.getByRole('button', { name: /^Start for/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^End/ })).toHaveCount(0);
});

test('[SC-liveChat] a guest logs in at the door, over the performer, and stands at it still', async ({
  visitor: page,
  app,
}) => {
  test.setTimeout(120_000);
  const live = await openRoom(page, turnOf('door', app));
  const room = build('liveRoom', { actorName: live }, en);
  const door = page.locator('.vx-room-door__panel');
  const free = door.getByRole('region', { name: '20 coins are yours, free' });
  const logInLink = door.getByRole('link', { name: 'Log in' });
  const email = door.getByLabel('Email address');
  const submit = door.getByRole('button', { name: 'Log in', exact: true });
  await logInLink.click();
  await expect(email).toBeFocused();
  await expect(free).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${room}$`));
  await expectGoodPage(page);
  await shoot(page, 'room-door-log-in');
  // Both ways back lead to the first form, and to the link that was pressed.
  await page.goBack();
  await expect(free).toBeVisible();
  await expect(logInLink).toBeFocused();
  await logInLink.click();
  await door.getByRole('link', { name: 'Create account' }).click();
  await expect(free).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${room}$`));
  await logInLink.click();
  // Both forms ask for an address.
  await expect(submit).toBeVisible();
  await email.fill(newGuest().email);
  await door.locator('input[name=password]').fill('not the one');
  await submit.click();
  await expect(door.locator('input[name=password]')).toHaveAccessibleDescription(/don’t match/);
  await expect(door.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await email.fill(demoGuest.email);
  await door.locator('input[name=password]').fill(demoGuest.password);
  await submit.click();
  await expect(door.getByRole('button', { name: /^Start/ })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(new RegExp(`${room}$`));
  await expect(door.getByRole('textbox')).toHaveCount(0);
});

test('[SC-liveChat] without JavaScript the way to log in leads back to the room', async ({
  visitor: page,
  app,
}) => {
  const { live } = await findPerformers(page, turnOf('door', app));
  await withoutScript(page, async (plain) => {
    const room = build('liveRoom', { actorName: live }, en);
    await plain.goto(room);
    await plain.locator('.vx-room-door__panel').getByRole('link', { name: 'Log in' }).click();
    await plain.getByLabel('Email address').fill(demoGuest.email);
    await plain.locator('input[name=password]').fill(demoGuest.password);
    await plain.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(plain).toHaveURL(new RegExp(`${room}$`));
  });
});

test('[SC-liveChat] without JavaScript the door makes the account, and comes back to the room', async ({
  visitor: page,
  app,
}) => {
  const { live } = await findPerformers(page, turnOf('door', app));
  await withoutScript(page, async (plain) => {
    const room = build('liveRoom', { actorName: live }, en);
    await plain.goto(room);
    const { email, password } = newGuest();
    await plain.getByLabel('Email address').fill(email);
    await plain.getByRole('textbox', { name: 'Password' }).fill(password);
    await plain.getByRole('button', { name: 'Start with 20 coins for free' }).click();
    await expect(plain).toHaveURL(new RegExp(`${room}$`));
    await expect(plain.getByRole('button', { name: 'Start with 20 coins for free' })).toBeVisible();
    await expect(plain.getByRole('textbox')).toHaveCount(0);
  });
});
