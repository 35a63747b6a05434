/** What `changeset version` writes into changelogs: the texts of changesets, and one line for what moved below. */
export default {
  getReleaseLine: ({ summary, commit }) => {
    const [first = '', ...more] = summary.split('\n').map((line) => line.trimEnd());
    const head = `- ${commit ? `${commit.slice(0, 7)}: ` : ''}${first}`;
    return [head, ...more.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  getDependencyReleaseLine: (_changesets, moved) =>
    moved.length === 0
      ? ''
      : `- Takes ${moved.map(({ name, newVersion }) => `\`${name}\` ^${newVersion}`).join(', ')}.`,
};
