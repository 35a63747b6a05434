const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

const two = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** The colour between two `#rrggbb`; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number): string => {
    const a = channel(from, at);
    return two(a + (channel(to, at) - a) * share);
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darken = (colour: string, share: number): string => mix(colour, '#000000', share);

/** Perceived brightness, 0 to 1. */
export const brightness = (colour: string): number =>
  (channel(colour, 1) * 0.299 + channel(colour, 3) * 0.587 + channel(colour, 5) * 0.114) / 255;
