import { endpoint, endpoints } from '../define.ts';
import { answer, args, flag, input, list, text, url } from '../shapes/primitives.ts';

export const breadcrumbsEndpoints = endpoints(
  endpoint({
    key: 'POST /breadcrumb/{breadcrumbType}',
    id: 'RE-breadcrumb',
    summary: 'The trail to a page. Clients keep it by type and key. [RU-breadcrumbs-cache]',
    body: input({ payload: args }),
    response: answer({
      data: answer({
        breadcrumb: list(answer({ label: text(120), href: url, current: flag }), 10),
      }),
    }),
    errors: ['NOT_FOUND'],
    paramExamples: { breadcrumbType: 'homepage' },
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
);
