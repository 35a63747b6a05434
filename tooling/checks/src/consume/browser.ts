import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';

const executablePath = process.env['VX_CHROMIUM'] ?? '/usr/bin/chromium';

/** Opens a page in a Chromium of its own; whatever the page or its console complains about fails. */
export async function lookAt<T>(url: string, look: (page: Page) => Promise<T>): Promise<T> {
  if (!existsSync(executablePath)) {
    throw new Error(`There is no Chromium at ${executablePath}: name one in VX_CHROMIUM.`);
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await look(page);
    if (complaints.length > 0)
      throw new Error(`The page at ${url} complains:\n${complaints.join('\n')}`);
    return seen;
  } finally {
    await browser.close();
  }
}

/** How the primary button of a page looks. */
export const buttonStyle = (
  page: Page,
): Promise<{ background: string; radius: string; font: string; height: number }> =>
  page
    .locator('.vx-button[data-variant="primary"]')
    .first()
    .evaluate((node) => {
      const style = getComputedStyle(node);
      return {
        background: style.backgroundImage,
        radius: style.borderTopLeftRadius,
        font: style.fontFamily,
        height: node.getBoundingClientRect().height,
      };
    });

/** The primary button of the design: a gradient, rounded, in the product's face. A bare button has none of it. */
export async function expectStyledButton(page: Page): Promise<void> {
  const style = await buttonStyle(page);
  const right =
    style.background.includes('gradient') &&
    Number.parseFloat(style.radius) >= 8 &&
    style.font.includes('Geist') &&
    style.height >= 40;
  if (!right) throw new Error(`The button is not styled: ${JSON.stringify(style)}`);
}
