import type { ActionAnswer, PageActionInput } from '../app/page-action.ts';
import type { FormRefusal } from './form-errors.ts';
import { sectionPath, type AccountSection } from '../app/account-sections.ts';

/** How a form of a section went. Each has an intent, because several stand on a page. */
export type AccountOutcome =
  | { readonly intent: string; readonly kind: 'done' }
  | { readonly intent: string; readonly kind: 'refused'; readonly refusal: FormRefusal<string> };

export type AccountAnswer = ActionAnswer<AccountOutcome>;

/** Name of the field that says which form was sent. */
export const INTENT_FIELD = 'intent';

/**
 * The form was taken. With JavaScript the page reads everything anew where it stands; a plain form
 * goes to the page again, so that loading it once more sends nothing twice.
 */
export async function taken(
  { services }: PageActionInput,
  intent: string,
  section: AccountSection,
): Promise<AccountAnswer> {
  if (services.isServer) return { kind: 'goto', path: sectionPath(services, section, intent) };
  // What was saved is saved, whether or not the frame of the page learns of it at once.
  await services.guest.refresh().catch(() => undefined);
  return { kind: 'refused', refusal: { intent, kind: 'done' } };
}

export function notTaken(intent: string, refusal: Partial<FormRefusal<string>>): AccountAnswer {
  return {
    kind: 'refused',
    refusal: {
      intent,
      kind: 'refused',
      refusal: { fields: {}, form: null, typed: {}, ...refusal },
    },
  };
}
