import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Canvas, Stop } from '@vx/art/living';

/** Skia draws each frame from the SVG text of @vx/art: the part of SVG that its figures use. */
interface Paint {
  readonly kind: 'linear' | 'radial';
  readonly stops: readonly Stop[];
  readonly at: readonly number[];
  /** In the units of the drawing instead of the shape's box. */
  readonly user: boolean;
}

type Box = readonly [x: number, y: number, width: number, height: number];
type Fill = ReturnType<SKRSContext2D['createLinearGradient']>;
type Draw = (context: SKRSContext2D, definitions: Definitions) => void;
type Attributes = Readonly<Record<string, string>>;

/** Paints and outlines of one frame by id. */
export interface Definitions extends Canvas {
  paint(id: string): Paint;
  outline(id: string): Path2D;
}

/** Paints are few and shared by all frames, so that a kept shape finds them by the same id. */
export interface PaintBox {
  frame(): Definitions;
}

const tau = Math.PI * 2;
const idOf = (reference: string): string => reference.slice(5, -1);

/** Outlines by their text: fill, edges and clip of a shape share one. */
const outlines = new Map<string, Path2D>();
const keptOutlines = 3000;

function outlineOf(d: string): Path2D {
  const known = outlines.get(d);
  if (known) return known;
  const outline = new Path2D(d);
  if (outlines.size >= keptOutlines) outlines.clear();
  outlines.set(d, outline);
  return outline;
}

const missing = (what: string): never => {
  throw new Error(`a figure has no ${what}`);
};

/** A `Canvas` of @vx/art that keeps gradients and clips as objects instead of as `<defs>`. */
export function createPaintBox(): PaintBox {
  const paints = new Map<string, Paint>();
  const ids = new Map<string, string>();
  const add = (paint: Paint): string => {
    const key = JSON.stringify(paint);
    const known = ids.get(key);
    if (known) return `url(#${known})`;
    const id = `p${ids.size}`;
    ids.set(key, id);
    paints.set(id, paint);
    return `url(#${id})`;
  };
  return {
    frame() {
      const clips = new Map<string, Path2D>();
      return {
        width: 0,
        height: 0,
        linear: (stops, at = [0, 0, 0, 1], units = 'box') =>
          add({ kind: 'linear', stops, at, user: units === 'user' }),
        radial: (stops, at = [0.5, 0.5, 0.5]) => add({ kind: 'radial', stops, at, user: false }),
        clip(d) {
          const id = `c${clips.size}`;
          clips.set(id, outlineOf(d));
          return `url(#${id})`;
        },
        blur: () => missing('blur'),
        define: () => missing('definition of its own'),
        defs: () => '',
        paint: (id) => paints.get(id) ?? missing(`paint ${id}`),
        outline: (id) => clips.get(id) ?? missing(`clip ${id}`),
      };
    },
  };
}

const colourOf = ([, colour, alpha = 1]: Stop): string =>
  alpha === 1
    ? colour
    : `${colour}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

/** The box of a path by the points that it names. */
function boxOf(d: string): Box {
  const pairs = [...d.matchAll(/(-?\d*\.?\d+)[ ,]+(-?\d*\.?\d+)/g)];
  const xs = pairs.map(([, x]) => Number(x));
  const ys = pairs.map(([, , y]) => Number(y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function gradientOf(context: SKRSContext2D, { kind, at, stops }: Paint, box: Box): Fill {
  const [x, y, width, height] = box;
  const [a = 0, b = 0, c = 0, d = 0] = at;
  const [left, top] = [x + a * width, y + b * height];
  const gradient =
    kind === 'linear'
      ? context.createLinearGradient(left, top, x + c * width, y + d * height)
      : context.createRadialGradient(left, top, 0, left, top, c * Math.max(width, height));
  for (const stop of stops) gradient.addColorStop(stop[0], colourOf(stop));
  return gradient;
}

const unitBox: Box = [0, 0, 1, 1];
/** Gradients in the units of the drawing are the same in each frame. */
const gradients = new WeakMap<Paint, Fill>();

function styleOf(
  context: SKRSContext2D,
  value: string,
  definitions: Definitions,
  box: () => Box,
): string | Fill {
  if (!value.startsWith('url')) return value;
  const paint = definitions.paint(idOf(value));
  if (!paint.user) return gradientOf(context, paint, box());
  const known = gradients.get(paint);
  if (known) return known;
  const made = gradientOf(context, paint, unitBox);
  gradients.set(paint, made);
  return made;
}

function shapeOf(tag: string, attributes: Attributes): { shape: Path2D; box: () => Box } {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  if (tag === 'path') {
    const d = attributes['d'] ?? '';
    return { shape: outlineOf(d), box: () => boxOf(d) };
  }
  if (tag !== 'rect') throw new Error(`<${tag}> is not drawn`);
  const box: Box = [number('x'), number('y'), number('width'), number('height')];
  const shape = new Path2D();
  if (attributes['rx']) shape.roundRect(...box, number('rx'));
  else shape.rect(...box);
  return { shape, box: () => box };
}

/** Fills and strokes a shape as its attributes say. */
function painter(attributes: Attributes, shape: Path2D, box: () => Box): Draw {
  const { fill = 'none', stroke } = attributes;
  const alpha = Number(attributes['opacity'] ?? 1);
  const dashes = attributes['stroke-dasharray']?.split(' ').map(Number) ?? [];
  return (context, definitions) => {
    const before = context.globalAlpha;
    if (fill !== 'none') {
      context.globalAlpha = before * alpha * Number(attributes['fill-opacity'] ?? 1);
      context.fillStyle = styleOf(context, fill, definitions, box);
      context.fill(shape);
    }
    if (stroke) {
      context.globalAlpha = before * alpha;
      context.strokeStyle = styleOf(context, stroke, definitions, box);
      context.lineWidth = Number(attributes['stroke-width'] ?? 1);
      context.lineCap = attributes['stroke-linecap'] === 'round' ? 'round' : 'butt';
      context.setLineDash(dashes);
      context.stroke(shape);
    }
    context.globalAlpha = before;
  };
}

/** In a circle of one unit, so that a gradient of its box comes out elliptic. */
function ellipse(attributes: Attributes): Draw {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  const rx = number(attributes['r'] ? 'r' : 'rx');
  const ry = number(attributes['r'] ? 'r' : 'ry');
  const [cx, cy] = [number('cx'), number('cy')];
  if (!attributes['fill']?.startsWith('url')) {
    const shape = new Path2D();
    shape.ellipse(cx, cy, rx, ry, 0, 0, tau);
    return painter(attributes, shape, () => [cx - rx, cy - ry, rx * 2, ry * 2]);
  }
  const unit = new Path2D();
  unit.arc(0, 0, 1, 0, tau);
  const draw = painter(attributes, unit, () => [-1, -1, 2, 2]);
  return (context, definitions) => {
    context.save();
    context.translate(cx, cy);
    context.scale(rx || 0.01, ry || 0.01);
    draw(context, definitions);
    context.restore();
  };
}

function compiled(tag: string, text: string): Draw {
  const attributes: Attributes = Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  if (tag === 'ellipse' || tag === 'circle') return ellipse(attributes);
  const { shape, box } = shapeOf(tag, attributes);
  const draw = painter(attributes, shape, box);
  const clip = attributes['clip-path'];
  if (!clip) return draw;
  return (context, definitions) => {
    context.save();
    context.clip(definitions.outline(idOf(clip)));
    draw(context, definitions);
    context.restore();
  };
}

function transform(context: SKRSContext2D, list: string): void {
  for (const [, name, values = ''] of list.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = values.trim().split(/[ ,]+/).map(Number);
    if (name === 'translate') context.translate(a, b ?? 0);
    else if (name === 'scale') context.scale(a, b ?? a);
    else if (name === 'rotate') {
      context.translate(b ?? 0, c);
      context.rotate((a * Math.PI) / 180);
      context.translate(-(b ?? 0), -c);
    } else throw new Error(`${name}() is not drawn`);
  }
}

function openGroup(context: SKRSContext2D, text: string, definitions: Definitions): void {
  context.save();
  const moved = /transform="([^"]*)"/.exec(text)?.[1];
  if (moved) transform(context, moved);
  const clip = /clip-path="([^"]*)"/.exec(text)?.[1];
  if (clip) context.clip(definitions.outline(idOf(clip)));
}

const keptShapes = 4000;

/** Draws the SVG text of figures. Equal elements (all that stands still) are compiled once. */
export function createSvgPlayer(): (
  context: SKRSContext2D,
  svg: string,
  definitions: Definitions,
) => void {
  const kept = new Map<string, Draw>();
  return (context, svg, definitions) => {
    for (const [element, closing, tag = '', text = ''] of svg.matchAll(
      /<(\/?)(\w+)([^>]*?)\/?>/g,
    )) {
      if (closing) context.restore();
      else if (tag === 'g') openGroup(context, text, definitions);
      else {
        const draw = kept.get(element) ?? compiled(tag, text);
        if (kept.size > keptShapes) kept.clear();
        kept.set(element, draw);
        draw(context, definitions);
      }
    }
  };
}
