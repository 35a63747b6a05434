import { useAtomValue } from 'jotai/react';
import { useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import type { Head } from '../app/head.ts';
import { unreadMessagesAtom } from '../app/page-atoms.ts';
import { useTexts } from '../texts/use-texts.ts';
import { awaitedPageAtom } from './awaited-page-atom.ts';
import type { loadRoot } from './load-root.ts';
import { toShell, type ShellFrame } from './presenters/shell.ts';
import type { ShellHandle } from './shell-handle.ts';

export interface ShellView extends ShellFrame {
  readonly handle: ShellHandle;
}

/** Everything the frame of a page shows, on both apps. [RE-onlineActorsAmount] */
export function useShell(): ShellView {
  const services = useServices();
  const { app, config } = services;
  const place = useLocation();
  const last = useMatches().at(-1);
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const { guest } = useStore(services.guest);
  const unread = useAtomValue(unreadMessagesAtom);
  const awaited = useAtomValue(awaitedPageAtom);
  // Null where nothing failed, whatever its type says.
  const failed = Boolean(useRouteError());
  const head = (last?.loaderData as { readonly head?: Head } | undefined)?.head;
  const online = root?.onlineActors ?? null;
  const trail = head?.breadcrumbs ?? [];
  return {
    ...toShell({ app, config, place, guest, unread, online, awaited, trail }, useTexts()),
    // What stands in place of a page that failed is an ordinary page.
    handle: failed ? {} : ((last?.handle as ShellHandle | undefined) ?? {}),
  };
}
