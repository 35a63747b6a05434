/** The part of topojson-client that draws the land of the map. */
declare module 'topojson-client' {
  /** The lines between the shapes of a collection for which `filter` holds. */
  export function mesh(
    topology: object,
    object: object,
    filter: (one: object, other: object) => boolean,
  ): { readonly coordinates: unknown };
  /** Shapes as one, without the lines between them. */
  export function merge(
    topology: object,
    objects: readonly object[],
  ): { readonly coordinates: unknown };
}
