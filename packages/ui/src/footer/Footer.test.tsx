import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { footer } from '../fixtures/shell.tsx';
import { Footer } from './Footer.tsx';

const theme = {
  value: 'dark' as const,
  options: [
    { value: 'dark' as const, label: 'Dark' },
    { value: 'light' as const, label: 'Light' },
  ],
  onChange: () => undefined,
};

it('posts the theme without script', () => {
  const plain = { action: '/preferences', submit: 'Save' };
  const html = renderToString(<Footer {...footer} theme={{ ...theme, plain }} />);
  const [form] = /<form[^>]*vx-footer__theme.*?<\/form>/u.exec(html) ?? [];
  expect(form).toContain('action="/preferences" method="post"');
  expect(form).toContain('<select name="theme">');
  expect(form).toMatch(/<noscript><button type="submit"[^>]*>Save<\/button><\/noscript>/u);
});

it('offers no button where the form leads nowhere', () => {
  expect(renderToString(<Footer {...footer} theme={theme} />)).not.toContain('<noscript>');
});
