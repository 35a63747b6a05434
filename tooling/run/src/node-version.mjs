/** Stops with a clear word when the Node of the installation is not the one that runs. */
export function requireNode() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 24) return;
  console.error(
    `This runs under Node ${process.versions.node}, but the project brings its own Node 24.\n` +
      'The installation did not finish. Run "npx --yes pnpm@12 install", read what it says, then try again.',
  );
  process.exit(1);
}
