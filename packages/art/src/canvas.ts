/** Offset, colour and opacity of a gradient stop. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects `<defs>` while a picture is drawn; equal definitions are shared. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Gradient from (x1, y1) to (x2, y2) of the shape's box, or of the drawing's units. */
  linear(
    stops: readonly Stop[],
    line?: readonly [number, number, number, number],
    units?: 'box' | 'user',
  ): string;
  radial(stops: readonly Stop[], circle?: readonly [number, number, number]): string;
  blur(deviation: number): string;
  clip(path: string): string;
  /** Any other definition; `make` gets its id. */
  define(key: string, make: (id: string) => string): string;
  defs(): string;
}

/** A short number for an attribute. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An opacity attribute. */
export const opacity = (value: number): string =>
  `opacity="${Math.round(Math.max(0, value) * 100) / 100}"`;

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export function createCanvas(width: number, height: number, idPrefix: string): Canvas {
  const known = new Map<string, string>();
  const out: string[] = [];
  const define = (key: string, make: (id: string) => string): string => {
    const old = known.get(key);
    if (old !== undefined) return old;
    const id = `${idPrefix}${known.size.toString(36)}`;
    known.set(key, id);
    out.push(make(id));
    return id;
  };
  return {
    width,
    height,
    define,
    linear(stops, [x1, y1, x2, y2] = [0, 0, 0, 1], units = 'box') {
      const list = stopList(stops);
      const attributes = `gradientUnits="${units === 'box' ? 'objectBoundingBox' : 'userSpaceOnUse'}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
      const id = define(
        `l${attributes}${list}`,
        (name) => `<linearGradient id="${name}" ${attributes}>${list}</linearGradient>`,
      );
      return `url(#${id})`;
    },
    radial(stops, [cx, cy, r] = [0.5, 0.5, 0.5]) {
      const list = stopList(stops);
      const id = define(
        `r${cx} ${cy} ${r}${list}`,
        (name) =>
          `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${list}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    blur(deviation) {
      const id = define(
        `b${deviation}`,
        (name) =>
          `<filter id="${name}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
      );
      return `url(#${id})`;
    },
    clip(path) {
      const id = define(
        `c${path}`,
        (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`,
      );
      return `url(#${id})`;
    },
    defs: () => `<defs>${out.join('')}</defs>`,
  };
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more && ` ${more}`}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A soft spot of light or shade: a gradient, since blurring costs far more. */
export function spot(
  canvas: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
): string {
  const fill = canvas.radial([
    [0, colour, 1],
    [0.45, colour, 0.62],
    [0.75, colour, 0.2],
    [1, colour, 0],
  ]);
  return ellipse(x, y, rx, ry, fill, `opacity="${Math.round(opacity * 100) / 100}"`);
}

export type Point = readonly [x: number, y: number];

/**
 * A smooth closed path through points. `tension` 0.5 is round where points lie close to one another, 0 has
 * corners; a list gives each point its own.
 */
export function smooth(
  points: readonly Point[],
  tension: number | readonly number[] = 0.5,
): string {
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  const pull = (i: number): number =>
    typeof tension === 'number' ? tension : (tension[(i + count) % count] ?? 0.5);
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < count; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [
      p1[0] + ((p2[0] - p0[0]) * pull(i)) / 3,
      p1[1] + ((p2[1] - p0[1]) * pull(i)) / 3,
    ];
    const c2: Point = [
      p2[0] - ((p3[0] - p1[0]) * pull(i + 1)) / 3,
      p2[1] - ((p3[1] - p1[1]) * pull(i + 1)) / 3,
    ];
    d += ` C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  }
  return `${d}Z`;
}
