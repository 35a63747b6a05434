/** What every component passes on to its root element. */
export type RootProps = {
  /** Added to the root's own class. */
  className?: string | undefined;
  id?: string | undefined;
};
