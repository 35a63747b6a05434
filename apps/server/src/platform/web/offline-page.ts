import { serverTexts } from '@vx/i18n/server';
import { languages, type Language } from '@vx/routes';
import { createHash } from 'node:crypto';
import { plainDocument, plainStyle } from './plain-page.ts';

/** Where the links to kept pages go in. */
export const LINKS = '<!--kept-->';

/** The page opens by itself as soon as there is a connection: a browser may say so too early, or not at all. */
const script =
  "const look=()=>navigator.onLine&&fetch('/robots.txt',{cache:'no-store'}).then(()=>location.reload(),()=>{});" +
  "addEventListener('online',()=>setTimeout(look,1000));setInterval(look,5000)";
const list =
  'h2{margin-top:2rem;font-size:1.125rem}ul{padding:0;list-style:none}li a{display:block;padding:.625rem 0;border:0;' +
  'border-radius:0;background:none!important;color:var(--ink)!important;text-decoration:underline}';
const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const offlinePolicy =
  `default-src 'none'; style-src ${hash(plainStyle + list)}; script-src ${hash(script)}; connect-src 'self'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** What a worker answers for a page that it has not kept, in each language. */
export function offlinePages(): Readonly<Record<Language, { html: string; kept: string }>> {
  const page = (language: Language) => {
    const t = serverTexts(language);
    const html = plainDocument({
      language,
      title: t('plainPage.offline.title'),
      text: t('plainPage.offline.text'),
      actions: `<a href="">${t('plainPage.again')}</a>`,
      style: plainStyle + list,
      more: `${LINKS}<script>${script}</script>`,
    });
    return { html, kept: t('plainPage.offline.kept') };
  };
  return Object.fromEntries(languages.map((language) => [language, page(language)])) as Record<
    Language,
    ReturnType<typeof page>
  >;
}
