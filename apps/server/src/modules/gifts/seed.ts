import type { Database } from '../../platform/database/index.ts';
import { insertAll } from '../actors/index.ts';
import type { GiftTables } from './tables.ts';

type Names = readonly [en: string, de: string, nl: string, es: string];

/** What guests of the demo world can give: drawing, price in coins, category and names. */
const demoGifts: readonly (readonly [
  string,
  number,
  'joys' | 'moments' | 'season',
  Names,
  'vip'?,
])[] = [
  ['rose', 4, 'joys', ['Rose', 'Rose', 'Roos', 'Rosa']],
  ['macaron', 6, 'joys', ['Macaron', 'Macaron', 'Macaron', 'Macaron']],
  ['coffee', 8, 'joys', ['Coffee', 'Kaffee', 'Koffie', 'Café']],
  ['candle', 8, 'joys', ['Candle', 'Kerze', 'Kaars', 'Vela']],
  ['star', 10, 'joys', ['Star', 'Stern', 'Ster', 'Estrella']],
  ['balloon', 10, 'joys', ['Balloon', 'Ballon', 'Ballon', 'Globo']],
  ['song', 12, 'moments', ['Song', 'Lied', 'Liedje', 'Canción']],
  [
    'paperplane',
    12,
    'moments',
    ['Paper plane', 'Papierflieger', 'Papieren vliegtuig', 'Avión de papel'],
  ],
  ['lantern', 20, 'season', ['Lantern', 'Laterne', 'Lantaarn', 'Farolillo']],
  ['bouquet', 24, 'moments', ['Bouquet', 'Blumenstrauß', 'Boeket', 'Ramo de flores']],
  ['moon', 30, 'moments', ['Moon', 'Mond', 'Maan', 'Luna']],
  ['gem', 40, 'moments', ['Gem', 'Edelstein', 'Edelsteen', 'Gema']],
  ['firework', 50, 'season', ['Firework', 'Feuerwerk', 'Vuurwerk', 'Fuegos artificiales']],
  ['crown', 60, 'moments', ['Crown', 'Krone', 'Kroon', 'Corona'], 'vip'],
];

/** Writes what can be given into an empty table. */
export async function seedGifts(database: Database<GiftTables>): Promise<void> {
  const rows = demoGifts.map(([id, coins, category, [en, de, nl, es], vip], position) => ({
    id,
    position,
    coins,
    category,
    vip: vip !== undefined,
    active: true,
    picture: id,
    names: JSON.stringify({ en, de, nl, es }),
  }));
  await database.transaction((tx) => insertAll(tx, 'gifts', rows));
}
