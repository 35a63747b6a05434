import { build } from '@vx/routes';
import { expectFact } from './facts.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
  withoutScript,
} from './fixtures.ts';
import { codeSentTo, freshNumber } from './forms.ts';

const en = { language: 'en' } as const;
const profile = build('memberProfile', {}, en);
const phonePage = build('memberPhone', {}, en);

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('[SC-phoneVerification] a number is confirmed in a dialog over the profile', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, profile);
  await page.getByRole('link', { name: 'Confirm a number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your number' });
  await expect(
    dialog.getByRole('heading', { name: 'Where should we send the code?' }),
  ).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'phone-number');
  const field = dialog.getByLabel('Mobile or landline number');
  await field.fill('12');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(field).toHaveAccessibleDescription(/isn’t a valid phone number/);
  await expect(field).toHaveValue('12');
  await expect(field).toBeFocused();
  const number = freshNumber();
  await field.fill(`0${number}`);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter the 6 digits' })).toBeVisible();
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  const again = dialog.getByRole('button', { name: /Send a new code/ });
  await expectFact('SC-phoneVerification#2', again, /in 0:\d\d/);
  await expect(again).toBeDisabled();
  const area = `+49 ${number.slice(0, 4)}`;
  await expectFact('SC-phoneVerification#1', dialog.getByText(/^Sent by/), area);
  const right = await codeSentTo(page, number);
  await code.fill(wrongOf(right));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectFact('SC-phoneVerification#3', dialog.getByText('left.'), '2 tries left');
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await shoot(page, 'phone-code-wrong');
  await code.fill(right);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Your number is confirmed' })).toBeVisible();
  await expectFact('SC-phoneVerification#4', dialog.getByText('belongs to your account'), area);
  await shoot(page, 'phone-done');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main').getByText(area)).toBeVisible();
});

test('[SC-phoneVerification] its section goes on where it was, and pauses after three wrong codes', async ({
  visitor: page,
}) => {
  await signUp(page);
  await open(page, phonePage);
  await expectGoodPage(page);
  const number = freshNumber();
  await page.getByLabel('Mobile or landline number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the 6 digits' })).toBeVisible();
  await open(page, phonePage);
  await expectGoodPage(page);
  const right = await codeSentTo(page, number);
  for (const left of ['2 tries left', '1 try left']) {
    await page.getByLabel('Code', { exact: true }).fill('');
    await page
      .getByLabel('Code', { exact: true })
      .fill(left.startsWith('2') ? wrongOf(right) : wrongOf(wrongOf(right)));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(left)).toBeVisible();
  }
  await page.getByLabel('Code', { exact: true }).fill(wrongOf(wrongOf(wrongOf(right))));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/You can try again at \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectFact('SC-phoneVerification#5', page.getByText(/You can try again/), /at \d\d?:\d\d/);
  await shoot(page, 'phone-pause');
});

test('the check by phone reads in German', { tag: '@once' }, async ({ visitor: page }) => {
  await signUp(page);
  await open(page, build('memberPhone', {}, { language: 'de' }));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Telefonnummer');
  await expectGoodTranslation(page);
  await page.getByLabel('Handy- oder Festnetznummer').fill(freshNumber());
  await page.getByRole('button', { name: 'Code schicken' }).click();
  await expect(page.getByRole('heading', { name: 'Gib die 6 Ziffern ein' })).toBeVisible();
  await expectGoodTranslation(page);
  await shoot(page, 'phone-code-de');
});

test('without JavaScript: a number is confirmed', { tag: '@once' }, async ({ page }) => {
  await withoutScript(page, async (plain) => {
    await signUp(plain);
    await plain.goto(profile);
    await plain.getByRole('link', { name: 'Confirm a number' }).click();
    await plain.getByLabel('Mobile or landline number').fill('0900');
    await plain.getByRole('button', { name: 'Send code' }).click();
    const field = plain.getByLabel('Mobile or landline number');
    await expect(field).toHaveAccessibleDescription(/isn’t a valid phone number/);
    await expect(field).toHaveValue('0900');
    const number = freshNumber();
    await field.fill(number);
    await plain.getByRole('button', { name: 'Send code' }).click();
    const right = await codeSentTo(plain, number);
    await plain.getByLabel('Code', { exact: true }).fill(wrongOf(right));
    await plain.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(plain.getByText('2 tries left')).toBeVisible();
    await plain.getByRole('button', { name: 'Call me instead' }).click();
    await expect(plain.getByText(/You can try again at \d/)).toBeVisible();
    await plain.goto(phonePage);
    await plain.getByLabel('Code', { exact: true }).fill(right);
    await plain.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(plain.getByRole('heading', { name: 'Your number is confirmed' })).toBeVisible();
  });
});
