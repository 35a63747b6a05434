import { readFile } from 'node:fs/promises';
import { packageFolder } from '../../platform/package-folder.ts';
import { parsePostcodes, postcodeKey, type Postcode, type Postcodes } from './postcodes.rules.ts';

let table: Promise<Postcodes> | null = null;

/** The bundled table, read when it is first asked for. */
function postcodes(): Promise<Postcodes> {
  table ??= readFile(new URL('geo/postcodes.tsv', packageFolder()), 'utf8').then(parsePostcodes);
  return table;
}

/** Where a postcode of Germany, Austria, Switzerland or Liechtenstein lies; `null` when it is not known. */
export async function findPostcode(country: string, zip: string): Promise<Postcode | null> {
  return (await postcodes()).get(postcodeKey(country, zip)) ?? null;
}
