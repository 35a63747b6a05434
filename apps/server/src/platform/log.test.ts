import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog, loggableUrl } from './log.ts';

it('blots secrets out of addresses', () => {
  expect(loggableUrl('/api/v1/x?token=abc&language=de&email=a@b.de&accessToken=t')).toBe(
    '/api/v1/x?token=…&language=de&email=…&accessToken=…',
  );
  expect(loggableUrl('/en/verify-email/?token=abc')).toBe('/en/verify-email/?token=…');
  expect(loggableUrl('/media/live/secret.grant/720.m3u8')).toBe('/media/live/…/720.m3u8');
});

it('never logs credentials, wherever they stand', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  });
  const log = createLog({ logLevel: 'info', production: true }, sink);
  const secrets = {
    authorization: 'Bearer s3cret',
    cookie: 'vx_sid=s3cret',
    password: 's3cret',
    token: 's3cret',
    bearer: 's3cret',
    email: 's3cret',
  };
  log.info({ ...secrets, headers: secrets, request: { headers: secrets } }, 'request');
  expect(lines.join('')).toContain('request');
  expect(lines.join('')).not.toContain('s3cret');
});

it('logs what went wrong in the database without the row in which it did', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  });
  const log = createLog({ logLevel: 'info', production: true }, sink);
  const failure = Object.assign(new Error('duplicate key value violates guests_email_key'), {
    code: '23505',
    detail: 'Key (email_key)=(s3cret) already exists.',
    where: 'SQL statement with s3cret',
    parameters: ['s3cret'],
  });
  log.error({ err: failure }, 'request failed');
  log.error({ error: failure }, 'job failed');
  log.error({ err: new Error('outer', { cause: failure }) }, 'wrapped');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toContain('guests_email_key');
    expect(line).not.toContain('s3cret');
  }
  expect(JSON.parse(lines[0] ?? '').err.code).toBe('23505');
});
