import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';

/**
 * Keeps the last lines of what it is given, without colours and empty lines.
 * @param {number} count
 */
export function lastLines(count) {
  const decoder = new StringDecoder('utf8');
  /** @type {string[]} */
  let kept = [];
  let open = '';
  const keep = (/** @type {string[]} */ lines) => {
    const plain = lines.map((line) => stripVTControlCharacters(line).trimEnd());
    kept = [...kept, ...plain.filter((line) => line !== '')].slice(-count);
  };
  return {
    /** @param {Buffer} chunk */
    add(chunk) {
      const lines = (open + decoder.write(chunk)).split('\n');
      open = lines.pop() ?? '';
      keep(lines);
    },
    /** @returns {readonly string[]} */
    lines() {
      keep([open + decoder.end()]);
      open = '';
      return kept;
    },
  };
}
