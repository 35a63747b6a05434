const written = import.meta.glob<string>('../../../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const coming = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of changesets that name the package: what the next version brings. */
const next = Object.values(coming).flatMap((text) => {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return head.includes("'@vx/ui'") ? [`- ${body.trim()}`] : [];
});

/** Markdown, newest first. */
export const changes: string = [
  ...(next.length > 0 ? ['## Next version', ...next] : []),
  ...Object.values(written).map((text) => text.replace(/^# .*\n/, '')),
].join('\n\n');
