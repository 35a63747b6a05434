import type { ErrorCode } from '@vx/contract/errors';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { loginPath } from '../app/login-path.ts';

/** Stores the guest's note on a performer; an empty one takes it away. [RU-actors-note] [RE-storeActorNote] */
export const actNote: PageAction<{ readonly code: ErrorCode }> = async ({
  services,
  form,
  url,
}) => {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  try {
    await services.rest.call('POST /actor/storeActorNote', {
      body: { actorId: text('actorId'), comment: text('comment').trim().slice(0, 1000) },
    });
    return { kind: 'goto', path: url.pathname };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NEED_LOGIN') return { kind: 'goto', path: loginPath(services, url.pathname) };
    return { kind: 'refused', refusal: { code } };
  }
};
