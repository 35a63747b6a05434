/** What the code itself tells of a component. */
export interface ComponentFacts {
  /** Pages that use it, by name. */
  readonly pages: readonly string[];
  /** Folders of components that are made with it. */
  readonly within: readonly string[];
  /** Newest first. */
  readonly changes: readonly { readonly version: string; readonly entries: readonly string[] }[];
}
