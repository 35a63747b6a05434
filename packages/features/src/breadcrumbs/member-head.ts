import type { MessageId } from '@vx/i18n';
import type { RouteName } from '@vx/routes';
import type { Head } from '../app/head.ts';
import type { Services } from '../app/services.ts';

type MemberRoute = Extract<RouteName, `member${string}` | 'messenger'>;

/** The head of a page of the member area. Search engines stay out. */
export function memberHead(
  services: Pick<Services, 'intl' | 'path'>,
  texts: { readonly title: MessageId; readonly text: MessageId },
  route: MemberRoute,
  trail?: Head['breadcrumbs'],
): Head {
  const { intl, path } = services;
  const title = intl.formatMessage({ id: texts.title });
  const own = [
    { name: intl.formatMessage({ id: 'common.home' }), path: path('home', {}) },
    { name: intl.formatMessage({ id: 'shell.nav.you' }), path: path('memberArea', {}) },
    ...(route === 'memberArea' ? [] : [{ name: title, path: path(route, {}) }]),
  ];
  return {
    title,
    description: intl.formatMessage({ id: texts.text }),
    noIndex: true,
    breadcrumbs: trail && trail.length > 0 ? trail : own,
  };
}
