import { format } from '@vx/currency';

type Language = Parameters<typeof format>[1];

const amount = /(€|CHF\s)(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![\d.,]*\d)/gu;

/** A text with its amounts as people of the language write them: "€3.00" as "3,00 €". */
export const withAmounts = (text: string, language: Language): string =>
  text.replaceAll(amount, (_, symbol: string, whole: string, decimals: string | undefined) => {
    const value = Math.round(Number(whole.replaceAll(',', '') + (decimals ?? '')) * 100);
    const said = format({ value, currency: symbol === '€' ? 'EUR' : 'CHF' }, language);
    // A round amount stays one.
    return decimals === undefined ? said.replace(',00', '') : said;
  });

/** A sentence with its values, which its translation may have in another order: "noch {0} von {1}". */
export const filled = (sentence: string, values: readonly unknown[], language: Language): string =>
  withAmounts(
    sentence.replaceAll(/\{(\d+)\}/gu, (_, place: string) => String(values[Number(place)])),
    language,
  );
