/**
 * What a page asks of the shell around it: `export const handle: ShellHandle = { … }`.
 *
 * @property shell `immersive` shows the page alone, as the live room and log in on phones
 * @property bleed the content of a phone page runs edge to edge below the bar
 * @property bottomBar the page puts a bar at the bottom of a phone; the shell leaves room for it
 */
export interface ShellHandle {
  readonly shell?: 'page' | 'immersive';
  readonly bleed?: boolean;
  readonly bottomBar?: boolean;
}
