import type { PageAction } from '../app/page-action.ts';
import { requireLogin } from '../app/require-login.ts';

/** What the button of the page's form sends. */
export const READ_ALL_FIELD = { name: 'readAll', value: '1' } as const;

/** Marks all notifications read where no script listens; the same page follows. [RU-notif-read] */
export const actNotifications: PageAction<null> = async ({ services, form, url }) => {
  requireLogin(services, url);
  if (form.has(READ_ALL_FIELD.name))
    await services.rest.call('POST /guest/notifications/mark', { body: { as: 'read' } });
  return { kind: 'goto', path: url.pathname + url.search };
};
