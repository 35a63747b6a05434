import sharp from 'sharp';
import {
  draw,
  drawGift,
  drawCoin,
  drawLogo,
  giftNames,
  lookFrom,
  stillNames,
  type PictureSpec,
} from '../index.ts';

/** Writes contact sheets: `node src/testing/sheet.ts people|banners|frames|things out.png [from]`. */
const [kind = 'people', file = 'sheet.png', from = '0', arg = ''] = process.argv.slice(2);

interface Tile {
  readonly svg: string;
}

async function sheet(tiles: readonly Tile[], columns: number, w: number, h: number): Promise<void> {
  const images = await Promise.all(
    tiles.map(async ({ svg }, i) => ({
      input: await sharp(Buffer.from(svg)).png().toBuffer(),
      left: (i % columns) * (w + 6),
      top: Math.floor(i / columns) * (h + 6),
    })),
  );
  await sharp({
    create: {
      width: columns * (w + 6),
      height: Math.ceil(tiles.length / columns) * (h + 6),
      channels: 3,
      background: '#0b0b12',
    },
  })
    .composite(images)
    .png()
    .toFile(file);
}

const start = Number(from);
if (kind === 'people') {
  const tiles = Array.from({ length: 40 }, (_, i) => {
    const look = lookFrom(`person-${start + i}`);
    return {
      svg: draw({ type: 'performer', look, shot: {} }, { width: 180, height: 225, grain: false }),
    };
  });
  await sheet(tiles, 10, 180, 225);
} else if (kind === 'gestures') {
  const list = ['cup', 'chin', 'cheek', 'headphones', 'wave', 'book', 'mic', 'none'] as const;
  const tiles = [0, 1].flatMap((row) =>
    list.map((gesture, i) => ({
      svg: draw(
        {
          type: 'performer',
          look: lookFrom(`g-${start + row * 8 + i}`, { gesture, pose: 'front' }),
          shot: {},
        },
        { width: 300, height: 375, grain: false },
      ),
    })),
  );
  await sheet(tiles, 8, 300, 375);
} else if (kind === 'frames') {
  const framings = ['left', 'right', 'wide', 'close', 'bust', 'portrait'] as const;
  const tiles = Array.from({ length: 24 }, (_, i) => ({
    svg: draw(
      {
        type: 'performer',
        look: lookFrom(`f-${start + Math.floor(i / 6)}`, arg === 'C' ? { gender: 'C' } : {}),
        shot: { framing: framings[i % 6]!, take: i },
      },
      { width: 320, height: 180, grain: false },
    ),
  }));
  await sheet(tiles, 6, 320, 180);
} else if (kind === 'banners') {
  const tiles = Array.from({ length: 40 }, (_, i) => ({
    svg: draw(
      {
        type: 'performer',
        look: lookFrom(`b-${start + i}`, i % 9 === 8 ? { gender: 'C' } : {}),
        shot: { framing: 'banner', take: 1 },
      },
      { width: 400, height: 133, grain: false },
    ),
  }));
  await sheet(tiles, 4, 400, 133);
} else if (kind === 'styles') {
  const { hairStyles } = await import('../index.ts');
  const tiles = (['F', 'M'] as const).flatMap((gender) =>
    hairStyles[gender].map((style) => ({
      svg: draw(
        {
          type: 'performer',
          look: lookFrom(`s-${style}`, {
            gender,
            gesture: 'none',
            pose: 'front',
            traits: { style, extra: 'none' },
          }),
          shot: {},
        },
        { width: 220, height: 275, grain: false },
      ),
    })),
  );
  await sheet(tiles, 11, 220, 275);
} else if (kind === 'profiles') {
  const tiles = Array.from({ length: 16 }, (_, i) => ({
    svg: draw(
      {
        type: 'performer',
        look: lookFrom(`p-${start + i}`, { pose: 'profile', gender: 'N' }),
        shot: {},
      },
      { width: 220, height: 275, grain: false },
    ),
  }));
  await sheet(tiles, 8, 220, 275);
} else if (kind === 'extras') {
  const extras = [
    'earrings',
    'hoops',
    'glasses',
    'roundGlasses',
    'headphones',
    'beanie',
    'flower',
    'headband',
    'hat',
    'none',
  ] as const;
  const outfits = [
    'turtleneck',
    'blazer',
    'crew',
    'hoodie',
    'shirt',
    'wrap',
    'satin',
    'denim',
    'cardigan',
    'stripes',
    'bomber',
    'overall',
  ] as const;
  const beards = ['none', 'stubble', 'full', 'short', 'goatee', 'moustache', 'long'] as const;
  const one = (seed: string, given: Parameters<typeof lookFrom>[1]) => ({
    svg: draw(
      {
        type: 'performer',
        look: lookFrom(seed, { gesture: 'none', pose: 'front', ...given }),
        shot: {},
      },
      { width: 220, height: 275, grain: false },
    ),
  });
  await sheet(
    [
      ...extras.map((extra, i) =>
        one(`e${i}`, { gender: 'F', traits: { extra, style: 'ponytail' } }),
      ),
      ...outfits.map((outfit, i) => one(`o${i}`, { traits: { outfit } })),
      ...beards.map((beard, i) => one(`b${i}`, { gender: 'M', traits: { beard, extra: 'none' } })),
    ],
    10,
    220,
    275,
  );
} else {
  const scenes = [
    'city',
    'bokeh',
    'arch',
    'neon',
    'plants',
    'curtain',
    'blinds',
    'shelf',
    'fairy',
    'disc',
    'stage',
    'sunset',
    'hills',
    'studio',
    'kitchen',
    'rain',
  ] as const;
  const palettes = [
    'bluehour',
    'ember',
    'lagoon',
    'plum',
    'midnight',
    'forest',
    'rosewood',
    'slate',
    'apricot',
    'neon',
    'daylight',
    'iris',
  ] as const;
  const specs: PictureSpec[] = [
    ...scenes.map((scene, i): PictureSpec => ({
      type: 'landscape',
      seed: `l${i}`,
      scene,
      palette: palettes[i % 12]!,
    })),
    ...stillNames.map((still, i): PictureSpec => ({
      type: 'still',
      seed: `s${i}`,
      still,
      palette: palettes[i % 12]!,
    })),
  ];
  const tiles = specs.map((spec) => ({
    svg: draw(spec, { width: 320, height: 180, grain: false }),
  }));
  await sheet(tiles, 6, 320, 180);
  const small = [
    ...giftNames.map((name) => drawGift(name)),
    drawCoin({ size: 96 }),
    drawLogo(undefined, { size: 96 }),
  ];
  await sharp({
    create: { width: small.length * 100, height: 100, channels: 3, background: '#0b0b12' },
  })
    .composite(
      await Promise.all(
        small.map(async (svg, i) => ({
          input: await sharp(Buffer.from(svg)).png().toBuffer(),
          left: i * 100,
          top: 2,
        })),
      ),
    )
    .png()
    .toFile(file.replace('.png', '-small.png'));
}
