/**
 * What a page asks of the shell around it: `export const handle: ShellHandle = { … }`.
 *
 * @property shell `immersive` shows the page alone, as the live room and log in on phones
 * @property bleed the content of a phone page runs edge to edge below the bar
 * @property over on phones the page begins with a picture that fills the top of the screen and ends with
 *   a bar of its own: only the way back stands over it
 * @property fills the page takes all the room between the bars: no trail above it, no footer below
 */
export interface ShellHandle {
  readonly shell?: 'page' | 'immersive';
  readonly bleed?: boolean;
  readonly over?: 'picture';
  readonly fills?: boolean;
}
