import { createCanvas, type Canvas } from './canvas.ts';

/** A diagonal run between two colours. */
const sheen = (d: Canvas, from: string, to: string, x2 = 1, y2 = 1): string =>
  d.linear(
    [
      [0, from],
      [1, to],
    ],
    [0, 0, x2, y2],
  );

const gloss = (x: number, y: number, rx: number, ry: number, turn = -30, opacity = 0.65): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity="${opacity}"/>`;

const shadow = (d: Canvas, rx = 24): string =>
  `<ellipse cx="48" cy="87" rx="${rx}" ry="4" fill="#000" opacity=".35" filter="${d.blur(2)}"/>`;

/** Gifts of the messenger: 96 units square, one light from the upper left. */
const gifts = {
  rose: (d: Canvas) =>
    shadow(d, 14) +
    `<path d="M48 50 C47 64 50 74 46 86" fill="none" stroke="${sheen(d, '#7fe0b0', '#1f8f68')}" stroke-width="5" stroke-linecap="round"/><path d="M47 70 C60 56 72 58 76 62 C72 74 58 78 47 70Z" fill="${sheen(d, '#8bedbd', '#21906a')}"/><path d="M48 78 C36 66 26 66 22 70 C26 80 38 84 48 78Z" fill="${sheen(d, '#7fe0b0', '#1c7f5d')}"/><path d="M26 28 C26 14 40 8 48 10 C58 6 72 14 71 30 C71 48 60 56 48 56 C36 56 26 46 26 28Z" fill="${sheen(d, '#ff9db5', '#c2285a')}"/><path d="M34 26 C38 16 56 14 62 24 C64 34 56 40 48 40 C42 40 38 36 40 30 C42 25 52 25 53 31" fill="none" stroke="#8e1340" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"/><path d="M27 34 C36 50 60 52 70 34 C70 48 60 56 48 56 C36 56 28 48 27 34Z" fill="#a81a4b" opacity=".45"/>` +
    gloss(36, 20, 6, 3),
  candle: (d: Canvas) =>
    shadow(d, 22) +
    `<circle cx="48" cy="26" r="24" fill="${d.radial([
      [0, '#ffd9a0', 0.8],
      [1, '#ffd9a0', 0],
    ])}"/><rect x="30" y="42" width="36" height="44" rx="9" fill="${sheen(d, '#fff3ea', '#d9a7c4')}"/><ellipse cx="48" cy="43" rx="18" ry="6" fill="#ffe9d6"/><ellipse cx="48" cy="43.5" rx="11" ry="3.2" fill="#f6b98c"/><path d="M48 10 C56 20 57 26 54 32 C52 36 44 36 42 32 C39 26 44 20 48 10Z" fill="${sheen(d, '#fff2c4', '#ff9a57', 0, 1)}"/><path d="M48 22 C52 27 52 31 50 33 C48 34 46 34 45 32 C44 29 46 26 48 22Z" fill="#fffbe8"/><path d="M48 33 V42" stroke="#6a4a5c" stroke-width="2.4"/>` +
    gloss(36, 60, 2.6, 14, 0, 0.5),
  coffee: (d: Canvas) =>
    shadow(d, 24) +
    `<path d="M66 44 C84 42 84 66 64 66" fill="none" stroke="#c9c4ff" stroke-width="6"/><path d="M20 38 H70 C70 66 64 80 45 80 C26 80 20 66 20 38Z" fill="${sheen(d, '#f1eeff', '#8f86d8')}"/><ellipse cx="45" cy="38" rx="25" ry="8" fill="#fbfaff"/><ellipse cx="45" cy="38.6" rx="21" ry="6" fill="${sheen(d, '#b67a52', '#6a3c26')}"/><path d="M40 38 c3 -3 6 -3 9 0 c-2 3 -7 3 -9 0Z" fill="#f3d5b5"/><path d="M36 24 c-4 -6 4 -8 0 -15 M48 22 c-4 -6 4 -8 0 -15" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.4" stroke-linecap="round"/>` +
    gloss(28, 56, 2.6, 11, 6, 0.55),
  star: (d: Canvas) =>
    shadow(d) +
    `<path d="M48 8 L59 34 L87 37 L66 56 L72 84 L48 70 L24 84 L30 56 L9 37 L37 34Z" fill="${sheen(d, '#c8d4ff', '#6a5cf0')}" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-linejoin="round"/><path d="M48 8 L59 34 L87 37 L48 48Z" fill="#fff" opacity=".26"/><path d="M48 48 L66 56 L72 84 L48 70Z" fill="#2a1d8f" opacity=".28"/>` +
    gloss(38, 32, 5, 2.6),
  macaron: (d: Canvas) =>
    shadow(d, 28) +
    `<path d="M16 42 C16 22 34 16 48 16 C62 16 80 22 80 42 C80 46 76 48 72 48 H24 C20 48 16 46 16 42Z" fill="${sheen(d, '#ffd0e4', '#e0709f')}"/><rect x="19" y="46" width="58" height="12" rx="6" fill="#fff1e8"/><path d="M18 46 q4 5 8 0 q4 5 8 0 q4 5 8 0 q4 5 8 0 q4 5 8 0 q4 5 8 0 q4 5 8 0 q4 4 6 0" fill="none" stroke="#f7b3cd" stroke-width="4"/><path d="M16 62 C16 58 20 56 24 56 H72 C76 56 80 58 80 62 C80 78 62 82 48 82 C34 82 16 78 16 62Z" fill="${sheen(d, '#f5a3c4', '#b8487f')}"/>` +
    gloss(34, 27, 9, 3.4, -18),
  balloon: (d: Canvas) =>
    `<path d="M48 66 C44 74 54 78 47 90" fill="none" stroke="#cfc9ff" stroke-width="2.4"/><path d="M48 6 C68 6 78 22 76 38 C74 54 58 64 48 66 C38 64 22 54 20 38 C18 22 28 6 48 6Z" fill="${sheen(d, '#ffc3b5', '#e0527c')}"/><path d="M43 66 h10 l-5 -5Z" fill="#c53f68"/><path d="M70 20 C80 44 60 62 48 66 C58 64 74 54 76 38 C77 32 74 24 70 20Z" fill="#8b1e4f" opacity=".3"/>` +
    gloss(35, 24, 5, 9, 24),
  song: (d: Canvas) =>
    shadow(d) +
    `<path d="M36 20 L76 12 V60" fill="none" stroke="${sheen(d, '#aef0ff', '#3a9bd6')}" stroke-width="8" stroke-linejoin="round"/><path d="M36 20 V70" stroke="${sheen(d, '#aef0ff', '#3a9bd6', 0, 1)}" stroke-width="8"/><path d="M36 30 L76 22" stroke="#dff8ff" stroke-width="7"/><ellipse cx="26" cy="72" rx="14" ry="10.5" transform="rotate(-18 26 72)" fill="${sheen(d, '#9fe6ff', '#2d7fc4')}"/><ellipse cx="66" cy="63" rx="14" ry="10.5" transform="rotate(-18 66 63)" fill="${sheen(d, '#9fe6ff', '#2d7fc4')}"/>` +
    gloss(21, 69, 4, 2.4) +
    gloss(61, 60, 4, 2.4),
  lantern: (d: Canvas) =>
    `<circle cx="48" cy="48" r="42" fill="${d.radial([
      [0, '#ffcf91', 0.55],
      [1, '#ffcf91', 0],
    ])}"/><path d="M48 4 V16" stroke="#d8c6ff" stroke-width="3"/><rect x="36" y="15" width="24" height="7" rx="3.5" fill="#8b6cd0"/><path d="M36 22 H60 C78 28 80 60 60 68 H36 C16 60 18 28 36 22Z" fill="${sheen(d, '#ffe3b3', '#f0735a', 0, 1)}"/><path d="M48 22 V68 M38 22 C28 34 28 56 38 68 M58 22 C68 34 68 56 58 68" fill="none" stroke="#b8412f" stroke-opacity=".4" stroke-width="2"/><rect x="36" y="67" width="24" height="7" rx="3.5" fill="#8b6cd0"/><path d="M42 74 V90 M48 74 V93 M54 74 V90" stroke="#d8c6ff" stroke-width="2.4" stroke-linecap="round"/>` +
    gloss(34, 38, 3, 9, 10, 0.55),
  bouquet: (d: Canvas) =>
    shadow(d, 18) +
    `<path d="M30 50 L48 90 L66 50Z" fill="${sheen(d, '#efe9ff', '#9c8be0')}"/><path d="M40 66 L48 90 L56 66" fill="#7a66c8" opacity=".5"/>` +
    (
      [
        [30, 34, '#ffb3c8', '#d5487c'],
        [50, 24, '#ffe0b0', '#ef8f52'],
        [66, 38, '#cfc2ff', '#7a5cf0'],
        [47, 44, '#ffd3df', '#e0608f'],
      ] as const
    )
      .map(
        ([x, y, a, b]) =>
          `<circle cx="${x}" cy="${y}" r="16" fill="${sheen(d, a, b)}"/><path d="M${x - 7} ${y} c2 -8 14 -8 14 0 c0 6 -9 7 -9 1" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/>`,
      )
      .join('') +
    `<path d="M38 62 q10 7 20 0" fill="none" stroke="#ff9db5" stroke-width="5" stroke-linecap="round"/>`,
  gem: (d: Canvas) =>
    shadow(d) +
    `<path d="M28 20 H68 L86 40 L48 84 L10 40Z" fill="${sheen(d, '#b9f3ff', '#4a7df0')}"/><path d="M28 20 L36 40 L48 20 L60 40 L68 20" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2" stroke-linejoin="round"/><path d="M10 40 H86 M36 40 L48 84 L60 40" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><path d="M60 40 H86 L48 84Z" fill="#1b2f9e" opacity=".3"/><path d="M28 20 H48 L36 40 H10Z" fill="#fff" opacity=".32"/>`,
  moon: (d: Canvas) =>
    shadow(d) +
    `<path d="M62 10 C40 8 18 24 18 50 C18 72 36 88 58 86 C70 85 78 78 82 70 C60 76 44 62 44 44 C44 28 52 16 62 10Z" fill="${sheen(d, '#f4efff', '#8d7ff0')}"/><circle cx="32" cy="54" r="5" fill="#6a5bd0" opacity=".3"/><circle cx="44" cy="72" r="4" fill="#6a5bd0" opacity=".3"/><path d="M72 22 l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3Z" fill="#ffd9c9"/>` +
    gloss(32, 34, 3.4, 9, 28, 0.6),
  firework: (d: Canvas) => {
    let s = '';
    const cs = ['#ffb3a7', '#cdb1ff', '#a9b4ff', '#8ff0d0'];
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283,
        c = cs[i % 4],
        k = i % 2 ? 38 : 30;
      s += `<path d="M${48 + 12 * Math.cos(a)} ${46 + 12 * Math.sin(a)} L${48 + k * Math.cos(a)} ${46 + k * Math.sin(a)}" stroke="${c}" stroke-width="5" stroke-linecap="round"/><circle cx="${48 + (k + 7) * Math.cos(a)}" cy="${46 + (k + 7) * Math.sin(a)}" r="2.6" fill="${c}"/>`;
    }
    return (
      `<circle cx="48" cy="46" r="44" fill="${d.radial([
        [0, '#cdb1ff', 0.5],
        [1, '#cdb1ff', 0],
      ])}"/>` +
      s +
      '<circle cx="48" cy="46" r="6" fill="#fff"/>'
    );
  },
  crown: (d: Canvas) =>
    shadow(d, 28) +
    `<path d="M14 34 L32 48 L48 20 L64 48 L82 34 L76 74 H20Z" fill="${sheen(d, '#fff1c9', '#d09a3a')}" stroke="#fff4d8" stroke-opacity=".6" stroke-width="2" stroke-linejoin="round"/><rect x="20" y="70" width="56" height="11" rx="4" fill="${sheen(d, '#f8dd9c', '#b9822c')}"/><circle cx="14" cy="32" r="5" fill="#ffe9b0"/><circle cx="48" cy="18" r="6" fill="#ffe9b0"/><circle cx="82" cy="32" r="5" fill="#e7bb62"/><circle cx="48" cy="58" r="6" fill="${sheen(d, '#ffb3c8', '#c2285a')}"/><circle cx="31" cy="60" r="4" fill="#a9b4ff"/><circle cx="65" cy="60" r="4" fill="#a9b4ff"/>`,
  paperplane: (d: Canvas) =>
    `<path d="M8 50 L88 12 L66 84 L44 62Z" fill="${sheen(d, '#eef1ff', '#7f8df2')}"/><path d="M88 12 L44 62 L40 86 L54 71" fill="#4b50b8" opacity=".55"/><path d="M88 12 L30 56 L8 50Z" fill="#fff" opacity=".45"/>`,
};

/** A gift that can be drawn. */
export type GiftName = keyof typeof gifts;

/** All gifts that can be drawn. */
export const giftNames = Object.keys(gifts) as GiftName[];

/** How a gift or another object is drawn. */
export interface ObjectOptions {
  /** Pixels of both sides. */
  readonly size?: number;
  /** Put before every id, so that several can stand in one document. Default: `o`. */
  readonly idPrefix?: string;
}

function framed(
  box: number,
  options: ObjectOptions,
  size: number,
  label: string,
  make: (d: Canvas) => string,
): string {
  const canvas = createCanvas(box, box, options.idPrefix ?? 'o');
  const body = make(canvas);
  const side = options.size ?? size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${side}" height="${side}" role="img" aria-label="${label}">${canvas.defs()}${body}</svg>`;
}

/** An illustrated gift. */
export const drawGift = (name: GiftName, options: ObjectOptions = {}): string =>
  framed(96, options, 96, name, gifts[name]);

/** The coin: a luminous disc with a crescent moon. Never gold. */
export const drawCoin = (options: ObjectOptions = {}): string =>
  framed(24, options, 24, 'coin', (d) => {
    const disc = d.linear(
      [
        [0, '#a7b5ff'],
        [0.5, '#ceb4ff'],
        [1, '#ffc2b6'],
      ],
      [0, 0, 1, 1],
    );
    return `<circle cx="12" cy="12" r="11" fill="${disc}"/><circle cx="12" cy="12" r="10.2" fill="none" stroke="#fff" stroke-opacity=".5"/><path d="M14.6 6.9 A5.4 5.4 0 1 0 17.2 14.2 A4.6 4.6 0 0 1 14.6 6.9Z" fill="#17132a"/>`;
  });

/** Colours of a brand's mark, along its curve. */
export interface BrandColours {
  readonly from: string;
  readonly middle: string;
  readonly to: string;
}

const candela: BrandColours = { from: '#a7b5ff', middle: '#ceb4ff', to: '#ffc2b6' };

/** The mark: a crescent room with one warm light in the opening. */
export const drawLogo = (brand: BrandColours = candela, options: ObjectOptions = {}): string =>
  framed(32, options, 32, 'logo', (d) => {
    const curve = d.linear(
      [
        [0, brand.from],
        [0.55, brand.middle],
        [1, brand.to],
      ],
      [0, 1, 1, 0],
    );
    return `<path d="M18.9 6.3 A10.2 10.2 0 1 0 25.4 20.6" fill="none" stroke="${curve}" stroke-width="4.8" stroke-linecap="round"/><circle cx="25.2" cy="11.6" r="3.3" fill="${brand.to}"/>`;
  });
