import { sql } from 'kysely';
import { timeOf, type GuestFact } from '../../platform/guest-facts.ts';
import type { GuestRow } from './accounts.repository.ts';

/** What pages show of an account; nothing of how it is proven. */
export type PageAccount = Pick<
  GuestRow,
  | 'id'
  | 'name'
  | 'email'
  | 'language'
  | 'email_verified_at'
  | 'is_vip'
  | 'is_vx_select'
  | 'tv_subscriber'
  | 'tv_subscriber_former'
  | 'is_paying_customer'
  | 'locked'
  | 'restricted'
  | 'restriction_level'
  | 'is_force_payment'
  | 'is_blocked_for_comments'
  | 'has_avs'
  | 'show_data_protection'
  | 'signup_origin'
  | 'terms_accepted_at'
  | 'returned_at'
  | 'created_at'
>;

type InJson = {
  readonly [Name in keyof PageAccount]: PageAccount[Name] extends Date
    ? string
    : PageAccount[Name] extends Date | null
      ? string | null
      : PageAccount[Name];
};

/** The account of a guest; null: there is none any more. */
export const accountFact: GuestFact<PageAccount | null> = {
  select: (guestId) => sql`
    select json_build_object('id', id, 'name', name, 'email', email, 'language', language,
      'email_verified_at', email_verified_at, 'is_vip', is_vip, 'is_vx_select', is_vx_select,
      'tv_subscriber', tv_subscriber, 'tv_subscriber_former', tv_subscriber_former,
      'is_paying_customer', is_paying_customer, 'locked', locked, 'restricted', restricted,
      'restriction_level', restriction_level, 'is_force_payment', is_force_payment,
      'is_blocked_for_comments', is_blocked_for_comments, 'has_avs', has_avs,
      'show_data_protection', show_data_protection, 'signup_origin', signup_origin,
      'terms_accepted_at', terms_accepted_at, 'returned_at', returned_at, 'created_at', created_at)
    from guests where id = ${guestId}`,
  read(json) {
    const row = json as InJson | null;
    return (
      row && {
        ...row,
        email_verified_at: timeOf(row.email_verified_at),
        terms_accepted_at: new Date(row.terms_accepted_at),
        returned_at: timeOf(row.returned_at),
        created_at: new Date(row.created_at),
      }
    );
  },
};
