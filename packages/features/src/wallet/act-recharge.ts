import type { Services } from '../app/services.ts';
import { typedText } from '../forms/form-errors.ts';
import { rechargeFields, rechargeWish, type RechargeTyped } from './presenters/recharge-choice.ts';

/** What the forms of the automatic recharge carry. */
export const typedRecharge = (form: FormData): RechargeTyped => ({
  amount: typedText(form, rechargeFields.amount),
  threshold: typedText(form, rechargeFields.threshold),
  maximum: typedText(form, rechargeFields.maximum),
});

/**
 * The plain forms of the automatic recharge. `null` when the form is none of them, else whether what was
 * asked is offered.
 */
export async function actRecharge(
  { rest }: Pick<Services, 'rest'>,
  form: FormData,
): Promise<'done' | 'notOffered' | null> {
  const ask = typedText(form, rechargeFields.ask);
  if (ask === 'save') {
    const { offer } = await rest.call('GET /guest/autoRecharge', { fresh: true });
    const wish = rechargeWish(typedRecharge(form), offer);
    if (!wish) return 'notOffered';
    await rest.call('POST /guest/autoRecharge', { body: wish, repeat: true });
  } else if (ask === 'off') {
    await rest.call('POST /guest/autoRecharge/off', { repeat: true });
  } else if (ask === 'yes' || ask === 'no') {
    const rechargeId = typedText(form, rechargeFields.id);
    await rest.call('POST /guest/autoRecharge/tap', {
      body: { rechargeId, agreed: ask === 'yes' },
      repeat: true,
    });
  } else {
    return null;
  }
  return 'done';
}
