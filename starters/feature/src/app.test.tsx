// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { FakeRefusal } from '@vx/api-client/testing';
import { afterEach, expect, it } from 'vitest';
import { App } from './App.tsx';
import { createFakePage } from './fake-page.ts';

// The first page loads and parses all texts.
configure({ asyncUtilTimeout: 10_000 });

// jsdom plays nothing: a test says when the first picture is there.
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.load = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  const page = await createFakePage();
  render(<App page={page} />);
  return page;
}
const press = async (name: string | RegExp): Promise<void> =>
  (await screen.findByRole('button', { name })).click();

it('starts a chat with whom the guest chose, shows what the server charged from the first picture, and ends it', async () => {
  const { live } = await open();
  await press('Privatchat: Jonas');
  const picture = await screen.findByLabelText('Livebild von Jonas');
  await screen.findByText('Noch nicht berechnet');
  expect(live.pictures).toEqual([]);
  fireEvent.playing(picture);
  await screen.findByText('1 Coin');
  expect(live.pictures).toEqual([live.current?.chatId]);
  expect(live.current?.actorId).toBe('jonas');
  await press('Chat beenden');
  await screen.findByText('Du hast bezahlt: 6 Coins');
  expect(live.starts).toHaveLength(1);
});

it('says in German why no chat began', async () => {
  const { live } = await open();
  live.refusals.push({ code: 'BALANCE_TOO_LOW' });
  await press('Privatchat: Mira');
  await screen.findByText(/Guthaben/u, { selector: 'output' });
});

it('shows the balance as it changes', async () => {
  const { live } = await open();
  live.emit('guestBalance', {
    balance: 84,
    balanceFormatted: '84',
    isPayingCustomer: true,
    version: 1,
    currency: 'VXC',
    equivalent: 2100,
  });
  await screen.findByText('84');
});

it('posts a top-up once, or says why not', async () => {
  const { api } = await open();
  const refused = { isOn: true };
  api.on('POST /payment/topup', () => {
    if (refused.isOn) throw new FakeRefusal(409, 'LIMIT_REACHED');
    return { intentId: 'intent-1', redirectTo: 'https://pay.example.test/intent-1' };
  });
  await press(/^100 Coins: 25,00/u);
  await screen.findByText(/Ausgabenlimit/u);
  refused.isOn = false;
  await press(/^100 Coins: 25,00/u);
  const link = await screen.findByRole('link', { name: 'Weiter zur Zahlung' });
  expect(link.getAttribute('href')).toBe('https://pay.example.test/intent-1');
  expect(api.callsOf('POST /payment/topup').at(-1)?.body).toEqual({
    optionId: 'eur25',
    returnPath: '/',
  });
  expect(api.violations).toEqual([]);
});
