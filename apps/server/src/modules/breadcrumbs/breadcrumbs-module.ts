import {
  breadcrumbTrail,
  breadcrumbTypes,
  build,
  templateOf,
  type BreadcrumbTypeName,
  type RouteName,
} from '@vx/routes';
import { isServerMessageId, serverTexts } from '@vx/i18n/server';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler, ServerModule } from '../../platform/module.ts';
import type { ActorsApi } from '../actors/index.ts';

export interface BreadcrumbsDeps {
  readonly actors: Pick<ActorsApi, 'find'>;
}

type Args = Readonly<Record<string, string | number | boolean>>;
type PathLanguage = 'de' | 'en' | 'es';

/** Trails of the pages that exist. [RU-breadcrumbs-cache] is the client's part. */
export function createBreadcrumbsModule(deps: BreadcrumbsDeps): ServerModule {
  return { name: 'breadcrumbs', rest: { 'POST /breadcrumb/{breadcrumbType}': trailOf(deps) } };
}

const trailOf =
  (deps: BreadcrumbsDeps): RestHandler<'POST /breadcrumb/{breadcrumbType}'> =>
  async ({ params, body, caller }) => {
    const args = body.payload;
    const route = routeOf(String(params.breadcrumbType), args);
    if (!route) throw new OperationError('NOT_FOUND');
    const trail = breadcrumbTrail(route);
    const breadcrumb = [];
    for (const [index, page] of trail.entries()) {
      breadcrumb.push({
        label: await labelOf(deps, page, args, caller.language),
        href: addressOf(page, args, caller.language),
        current: index === trail.length - 1,
      });
    }
    return { data: { breadcrumb } };
  };

/** The first page of the type whose arguments were given. */
function routeOf(type: string, args: Args): RouteName | null {
  if (!Object.hasOwn(breadcrumbTypes, type)) return null;
  const { routes } = breadcrumbTypes[type as BreadcrumbTypeName];
  return (
    routes.find((route) => paramsOf(route).every((param) => Object.hasOwn(args, param))) ?? null
  );
}

function paramsOf(route: RouteName): readonly string[] {
  const names = [...templateOf(route, 'en').matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return names.filter((name) => name !== 'member_area');
}

function addressOf(route: RouteName, args: Args, language: Caller['language']): string {
  const path: PathLanguage = language === 'nl' ? 'en' : language;
  const own = Object.fromEntries(paramsOf(route).map((name) => [name, String(args[name] ?? '')]));
  try {
    return build(route, own as never, { language: path });
  } catch (cause) {
    // An empty or unusable argument cannot be part of an address.
    throw new OperationError(
      'INVALID_INPUT',
      { fields: [{ path: 'body/payload', rule: 'address' }] },
      { cause },
    );
  }
}

async function labelOf(
  deps: BreadcrumbsDeps,
  route: RouteName,
  args: Args,
  language: Caller['language'],
): Promise<string> {
  if (route === 'actorProfile') {
    const actor = await deps.actors.find(String(args['actorName']), language);
    if (!actor) throw new OperationError('NOT_FOUND');
    return actor.name;
  }
  // Pages that are named after a thing have no name of their own.
  const label = `breadcrumbs.${route}`;
  if (isServerMessageId(label)) return serverTexts(language)(label);
  const last = paramsOf(route).at(-1);
  return String((last && args[last]) ?? route)
    .replaceAll('-', ' ')
    .slice(0, 120);
}
