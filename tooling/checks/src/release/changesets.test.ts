import { describe, expect, it } from 'vitest';
import { movedPeers, splitChangeset } from './changesets.ts';

const source = (...parts: readonly string[]): string =>
  `---\n'@vx/ui': minor\n'@vx/i18n': patch\n---\n\n${parts.join('\n\n')}\n`;

describe('a changeset for several packages', () => {
  it('gives each changelog the part of its own readers', () => {
    const parts = splitChangeset(source('## @vx/ui\n\nA line.\n\nMore.', '## @vx/i18n\n\nA text.'));
    expect([...(parts ?? [])]).toEqual([
      ['@vx/ui', "---\n'@vx/ui': minor\n---\n\nA line.\n\nMore.\n"],
      ['@vx/i18n', "---\n'@vx/i18n': patch\n---\n\nA text.\n"],
    ]);
  });

  it('has one part for all that are not named', () => {
    const parts = splitChangeset(source('## @vx/*\n\nThe same.'));
    expect([...(parts?.keys() ?? [])]).toEqual(['@vx/ui', '@vx/i18n']);
  });

  it('names a part that is missing, and one that belongs to nobody', () => {
    expect(() => splitChangeset(source('## @vx/ui\n\nA line.'))).toThrow('no part "## @vx/i18n"');
    expect(() => splitChangeset(source('## @vx/*\n\nA', '## @vx/art\n\nB'))).toThrow('@vx/art');
    expect(splitChangeset(source('One text.'))).toBeNull();
  });
});

describe('a peer that leaves its range', () => {
  const release = (name: string, type: 'minor' | 'patch') =>
    ({ name, type, oldVersion: '0.3.0', newVersion: '0.4.0', changesets: [] }) as const;
  const core = {
    folder: '',
    manifest: {
      name: '@vx/live-core',
      version: '0.3.0',
      peerDependencies: { '@vx/kernel': 'workspace:^' },
    },
  };

  it('is a break for the packages that have it', () => {
    const plan = { releases: [release('@vx/kernel', 'minor'), release('@vx/live-core', 'patch')] };
    expect([...movedPeers(plan, [core])]).toEqual([['@vx/live-core', ['@vx/kernel']]]);
  });

  it('is none where the range still holds it, or the package breaks anyway', () => {
    expect(movedPeers({ releases: [release('@vx/kernel', 'patch')] }, [core]).size).toBe(0);
    const both = [release('@vx/kernel', 'minor'), release('@vx/live-core', 'minor')];
    expect(movedPeers({ releases: both }, [core]).size).toBe(0);
  });
});
