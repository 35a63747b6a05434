import type { ErrorCode } from '@vx/contract/errors';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { loginPath } from '../app/login-path.ts';

export interface BuyRefusal {
  readonly code: ErrorCode;
}

/**
 * Buys a video through a plain form, with coins or a voucher. The price that was seen goes with it; the
 * server reads its own.
 */
export const actBuyVideo: PageAction<BuyRefusal> = async ({ services, params, form, url }) => {
  const videoId = params['videoId'] ?? '';
  const expectedPrice = Number(form.get('expectedPrice'));
  if (!Number.isSafeInteger(expectedPrice) || expectedPrice < 0) {
    return { kind: 'refused', refusal: { code: 'INVALID_INPUT' } };
  }
  const voucherId = typedText(form, 'voucherId');
  try {
    // Sent twice it is charged once: the second one finds the video owned.
    await services.rest
      .createIntent('POST /videos/{videoId}/buy', videoId)
      .send({ params: { videoId }, body: { expectedPrice, ...(voucherId && { voucherId }) } });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NEED_LOGIN') return { kind: 'goto', path: loginPath(services, url.pathname) };
    if (code !== 'ALREADY_OWNED') return { kind: 'refused', refusal: { code } };
  }
  return { kind: 'goto', path: url.pathname };
};
