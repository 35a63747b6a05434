import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Performers on a map and in a list of equal rank: the list shows who is in view. The map knows towns and regions, never streets. On phones one of the two is shown.',
  insteadUse: [
    { component: 'TileGrid', when: 'it does not matter where somebody is' },
    { component: 'FilterPanel', when: 'a distance or a country is chosen from a list' },
    { component: 'PerformerLine', when: 'the place is one fact among others' },
  ],
  rules: [
    {
      do: 'The position of the town in `position`.',
      dont: 'Anything closer: a person must not be found by it.',
    },
    {
      do: 'Offer `searchHere` after the map was moved.',
      dont: 'Load anew at every move, while the guest is still looking around.',
    },
    {
      do: 'Keep those that are there while more load (`loading`).',
      dont: 'Empty map and list first.',
    },
    {
      do: 'Say in `empty` which way leads out: fewer filters, farther away.',
      dont: 'A map without markers and without a word.',
    },
  ],
  anatomy: [
    { part: 'Summary', is: '“11 performers in view”, or the place that was opened' },
    { part: 'Switch', is: 'List or map, only where there is no room for both (below 768 px)' },
    { part: 'List', is: 'Tiles with their place, 60 at a time; or why there is nobody' },
    { part: 'Map', is: 'Land, rivers, borders, names of towns; a dashed circle for a distance' },
    { part: 'Marker', is: 'A face, or a number with its place where there are several' },
    { part: 'Controls', is: 'Zoom in, zoom out, show everyone' },
    { part: 'Over the map', is: 'A notice, or “Search this area”' },
    { part: 'Card', is: 'At the bottom: who was chosen. Else that positions are approximate' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Through the list, to the map, to one marker, to the controls' },
    {
      keys: 'Arrow keys',
      does: 'On the map: move it. On a marker: go to the nearest one that way',
    },
    { keys: '+, −, 0', does: 'On map and markers: zoom in, zoom out, show everyone' },
    { keys: 'Home, End', does: 'On a marker: to the first, to the last' },
    {
      keys: 'Enter, Space',
      does: 'On a face: opens or closes its card. On a number: zooms in, or lists who is there',
    },
    { keys: 'Escape', does: 'Closes the card' },
  ],
  screenReader: [
    'The list is a region “Performers in view” and holds all that the map does: nobody needs the map.',
    'The map is an application “Map of performers”, described by its keys. Its drawing is hidden.',
    'Markers are a toolbar of buttons: “Freya Lind, Hamburg, Live, 14 coins per minute”, “Berlin: 3 performers, 2 live”. One is reached by Tab.',
    'The summary is a heading and an `output`: how many are in view is read out as it changes.',
    'A place that opens in the list moves the focus there. “Show more” says how many came and moves it to the first of them.',
  ],
  alsoCalled: ['near me', 'geo search', 'store locator', 'markers', 'pins', 'cluster', 'location'],
} satisfies ComponentDocs;
