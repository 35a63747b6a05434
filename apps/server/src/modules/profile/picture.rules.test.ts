import { describe, expect, it } from 'vitest';
import { kindOf, pictureAddress } from './picture.rules.ts';

const file = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('a file that is to be a picture', () => {
  it.each([
    ['\xff\xd8\xff\xe0JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n....', 'png'],
    ['RIFF....WEBPVP8 ', 'webp'],
  ])('is known by its first bytes: %j is %s', (bytes, kind) => {
    expect(kindOf(file(bytes))).toBe(kind);
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    '<!doctype html><script>1</script>',
    'GIF89a',
    '%PDF-1.7',
    'PK\x03\x04',
    ' \xff\xd8\xff',
    'RIFF....AVI ',
    'MM\x00*',
  ])('is refused before any decoder sees it: %j', (bytes) => {
    expect(() => kindOf(file(bytes))).toThrow('UNSUPPORTED_MEDIA_TYPE');
  });
});

it('has an address of its own in each width', () => {
  expect(pictureAddress('id', 160)).toBe('/media/guest/id/160.webp');
});
