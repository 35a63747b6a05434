import type { Caller } from '../../platform/module.ts';

type Language = Caller['language'];

/** What a text message says. It names no site: others may see the screen. */
const written: Readonly<Record<Language, (pin: string) => string>> = {
  en: (pin) => `${pin} is your code. It is valid for 10 minutes.`,
  de: (pin) => `${pin} ist dein Code. Er gilt 10 Minuten.`,
  nl: (pin) => `${pin} is je code. Hij is 10 minuten geldig.`,
  es: (pin) => `${pin} es tu código. Vale durante 10 minutos.`,
};

/** What a voice says, twice, digit by digit. */
const spoken: Readonly<Record<Language, (digits: string) => string>> = {
  en: (digits) => `Hello. Your code is: ${digits}. Once more: ${digits}.`,
  de: (digits) => `Hallo. Dein Code lautet: ${digits}. Noch einmal: ${digits}.`,
  nl: (digits) => `Hallo. Je code is: ${digits}. Nog een keer: ${digits}.`,
  es: (digits) => `Hola. Tu código es: ${digits}. Otra vez: ${digits}.`,
};

export function codeText(way: 'sms' | 'call', pin: string, language: Language): string {
  return way === 'sms' ? written[language](pin) : spoken[language](pin.split('').join(', '));
}
