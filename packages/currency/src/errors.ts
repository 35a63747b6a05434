import { VxError } from '@vx/kernel';

/** A currency that the product does not know (RU-money-unknown-currency, ER-unknownCurrency). */
export class UnknownCurrencyError extends VxError<'UNKNOWN_CURRENCY'> {
  constructor(currency: unknown) {
    super(
      'UNKNOWN_CURRENCY',
      `The currency ${JSON.stringify(currency)} is not known, so its amount cannot be read or shown. ` +
        'Use EUR, CHF, credits, voucher or VXC.',
    );
  }
  override shouldRetry(): boolean {
    return false;
  }
}
