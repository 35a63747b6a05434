import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Plays videos, previews and television: in its place, as wide as the page, or small in a corner while one reads on. Nothing loads before somebody wants to play; a broken stream comes back by itself.',
  insteadUse: [
    { component: 'StreamStage', when: 'it is the picture of a live chat' },
    { component: 'LivePreview', when: 'a few silent seconds of a live picture are shown' },
    { component: 'AudioPlayer', when: 'there is nothing to see' },
    { component: 'LockedMedia', when: 'it has to be bought before anything plays' },
    { component: 'MediaCard', when: 'it leads to the page with the player' },
  ],
  rules: [
    {
      do: 'Fetch the address in `onWant` and leave `src` null until then.',
      dont: '`autoPlay` on a page that somebody came to read.',
    },
    {
      do: 'Give previews their length and the full one: “0:45 preview”, “Full length 18:24”.',
      dont: 'A preview that looks like the whole thing and stops.',
    },
    {
      do: 'Name scenes by what happens; locked ones stay in the strip and lead to the price.',
      dont: '“Scene 1” to “Scene 9”, or hiding what is locked.',
    },
    {
      do: 'Keep one player and change `variant`: the video plays on.',
      dont: 'A second player for the corner. It would begin again.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Poster, then the video; a press plays and pauses' },
    { part: 'Badges', is: '“Preview”; for live: since when, and how many watch' },
    { part: 'Play', is: 'Large in the middle, until it is wanted' },
    { part: 'Message', is: 'Failed, preview over, scene locked, age check; with ways on' },
    { part: 'Times and position', is: 'A slider with marks for scenes; none for live' },
    {
      part: 'Controls',
      is: 'Play, sound, captions, quality, theatre, picture in picture, full screen',
    },
    { part: 'Mini', is: 'In the corner: play, title, back to its page, close' },
    { part: 'Scenes', is: 'Pictures with time and title, below the player' },
  ],
  keyboard: [
    { keys: 'K, Space', does: 'Plays and pauses; Space only while no control has the focus' },
    { keys: 'Arrow left, right', does: '5 s back or on; J and L: 10 s' },
    { keys: '0 to 9', does: 'Jumps to that tenth, while no control has the focus' },
    {
      keys: 'Arrow up, down',
      does: 'Louder and quieter. On a slider and in the choice of quality, arrows move there',
    },
    { keys: 'M, C', does: 'Sound and captions, on and off' },
    { keys: 'F, T', does: 'Full screen; theatre, where it is offered' },
    { keys: 'Escape', does: 'Closes the choice of quality and returns to its button' },
  ],
  screenReader: [
    'A region named “Video player” with the title; its controls are a group. All keys work while the focus is in it.',
    'Position and volume are sliders with values in words. Captions and theatre say whether they are pressed.',
    'Buffering is a named status. Messages over the picture are a status; the seconds to the next try are not read out.',
    'Scenes are an ordered list of buttons: title, number, and “Locked”. The one that plays is current.',
    'Controls fade while it plays and nobody moves, never while the keyboard is in the player.',
  ],
  mocks: ['desktop-video'],
  alsoCalled: [
    'video',
    'player',
    'media player',
    'HLS',
    'streaming',
    'chapters',
    'theatre mode',
    'mini player',
  ],
} satisfies ComponentDocs;
