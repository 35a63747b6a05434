const formatters = new Map<string, Intl.NumberFormat>();

/** A count with the grouping of the language: 1,840 in English, 1.840 in German. */
export const formatCount = (locale: string, value: number): string => {
  let formatter = formatters.get(locale);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    formatters.set(locale, formatter);
  }
  return formatter.format(value);
};
