import type { Names } from '../names.ts';

/** Loads and forms of the page: files by their names in the folder of `features`. */
export function featureFiles(names: Names): Readonly<Record<string, string>> {
  const { system, pascal, route } = names;
  return {
    'index.ts': `export { load${pascal}, type ${pascal}Data } from './load-${system}.ts';
export { save${pascal}, type ${pascal}Outcome } from './save-${system}.ts';
`,
    [`load-${system}.ts`]: `import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';

export interface ${pascal}Data {
  readonly head: Head;
  readonly note: string | null;
}

/** The note that the guest keeps. */
export const load${pascal}: PageLoad<${pascal}Data> = async ({ services, url }) => {
  requireLogin(services, url);
  const { note } = await services.rest.call('GET /guest/${system}', { fresh: true });
  const texts = { title: '${system}.title', text: '${system}.text' } as const;
  return { note, head: memberHead(services, texts, '${route}') };
};
`,
    [`save-${system}.ts`]: `import { errorText } from '@vx/i18n';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { typedText, type FormRefusal } from '../forms/form-errors.ts';

/** How the form went. What was typed stays in it when it was refused. */
export type ${pascal}Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly refusal: FormRefusal<'note'> };

const answer = (refusal: ${pascal}Outcome) => ({ kind: 'refused', refusal }) as const;

/** Keeps what was typed; nothing typed takes the note away. */
export const save${pascal}: PageAction<${pascal}Outcome> = async ({ services, form }) => {
  const note = typedText(form, 'note');
  try {
    await services.rest.call('PUT /guest/${system}', { body: { note } });
    return answer({ kind: 'saved' });
  } catch (error) {
    const problem = { id: errorText(codeOf(error)) };
    return answer({ kind: 'refused', refusal: { fields: {}, form: problem, typed: { note } } });
  }
};
`,
    [`${system}.test.ts`]: `import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import { build, type RouteName } from '@vx/routes';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { load${pascal} } from './load-${system}.ts';
import { save${pascal} } from './save-${system}.ts';

function setUp({ loggedIn = true } = {}) {
  const { rest, api } = createTestRestClient();
  const services = {
    rest,
    config: { language: 'en' },
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    guest: { getSnapshot: () => ({ guest: { loggedIn } as PageGuest }) },
    path: (name: RouteName, args: object) =>
      (build as (name: RouteName, args: object, options: object) => string)(name, args, {
        language: 'en',
      }),
  } as unknown as Services;
  const input = { services, params: {}, url: new URL('http://site.test/en/') };
  const form = new FormData();
  return {
    api,
    load: () => load${pascal}(input),
    save: (note: string) => {
      form.set('note', note);
      return save${pascal}({ ...input, form });
    },
  };
}

it('shows the note of the guest', async () => {
  const { api, load } = setUp();
  api.on('GET /guest/${system}', () => ({ note: 'Greetings' }));
  expect(await load()).toMatchObject({ note: 'Greetings', head: { noIndex: true } });
  expect(api.violations).toEqual([]);
});

it('asks a visitor to log in first', async () => {
  const { api, load } = setUp({ loggedIn: false });
  await expect(load()).rejects.toMatchObject({ status: 302 });
  expect(api.calls).toEqual([]);
});

it('saves what was typed, and keeps it in the form when that is refused', async () => {
  const { api, save } = setUp();
  api.on('PUT /guest/${system}', () => ({ note: 'Greetings' }));
  expect(await save(' Greetings ')).toMatchObject({ refusal: { kind: 'saved' } });
  expect(api.callsOf('PUT /guest/${system}')[0]?.body).toEqual({ note: 'Greetings' });
  expect(api.violations).toEqual([]);
  api.on('PUT /guest/${system}', () => {
    throw new FakeRefusal(503, 'UNAVAILABLE');
  });
  expect(await save('Greetings')).toMatchObject({
    refusal: {
      kind: 'refused',
      refusal: { form: { id: 'errors.UNAVAILABLE' }, typed: { note: 'Greetings' } },
    },
  });
});
`,
  };
}

/** Which texts the page brings. */
export const partsFile = ({ system, route }: Names): string =>
  `import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  ${route}: ['errors', '${system}'],
};
`;

/** The page that both apps show. */
export const pageFile = ({ system, pascal, page }: Names): string =>
  `import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { load${pascal}, save${pascal} } from '@vx/features/${system}';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { PageHeader, Stack } from '@vx/ui/layout';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { TextArea } from '@vx/ui/text-field';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { useFormErrors } from '../../auth/use-form-errors.ts';

export const loader = serverLoad(load${pascal});
export const clientLoader = browserLoad(load${pascal});
export const action = serverAction(save${pascal});
export const clientAction = browserAction(save${pascal});
export const meta = pageMeta;

/** The note that the guest keeps. */
export default function ${page}() {
  const { note } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const t = useTranslate();
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : null;
  const { error, message } = useFormErrors(refusal);
  return (
    <Stack gap="20">
      <PageHeader title={t('${system}.title')} text={t('${system}.text')} />
      {outcome?.kind === 'saved' ? (
        <StatusBar tone="success">{t('${system}.saved')}</StatusBar>
      ) : null}
      {message ? (
        <StatusBar tone={message.tone} urgent>
          {message.text}
        </StatusBar>
      ) : null}
      <Surface as="section" aria-label={t('${system}.title')} padding="lg">
        <Form method="post">
          <Stack>
            <TextArea
              label={t('${system}.note')}
              name="note"
              maxLength={280}
              defaultValue={refusal?.typed.note ?? note ?? ''}
              error={error('note')}
            />
            <Button type="submit" variant="primary" size="lg" loading={busy}>
              {t('${system}.save')}
            </Button>
          </Stack>
        </Form>
      </Surface>
    </Stack>
  );
}
`;
