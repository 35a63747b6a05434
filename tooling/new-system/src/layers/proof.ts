import type { Names } from '../names.ts';

/** The page as a guest meets it, on both apps. */
export const browserTest = ({
  system,
  pascal,
  route,
}: Names): string => `import { build } from '@vx/routes';
import {
  expect,
  expectGoodPage,
  expectGoodTranslation,
  open,
  shoot,
  signUp,
  test,
} from './fixtures.ts';

test('a guest keeps a note on the page ${pascal}', async ({ visitor: page }) => {
  await signUp(page);
  await open(page, build('${route}', {}, { language: 'en' }));
  await expectGoodPage(page);
  await page.getByLabel('Your note').fill('Greetings from the sea');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await shoot(page, '${system}');
  await open(page, build('${route}', {}, { language: 'de' }));
  await expect(page.getByLabel('Deine Notiz')).toHaveValue('Greetings from the sea');
  await expectGoodTranslation(page);
});
`;

export const changeset = ({ system }: Names): string => `---
'@vx/contract': minor
'@vx/i18n': minor
'@vx/routes': minor
---

\`${system}\`: a guest keeps a note (\`GET\` and \`PUT /guest/${system}\`), with a page and its texts.
`;
