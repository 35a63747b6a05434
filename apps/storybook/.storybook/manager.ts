import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Every group, as its title is in an address. The group of the story that is open unfolds by itself. */
const groups = [
  'guide',
  'foundations',
  'inputs',
  'navigation',
  'overlays',
  'media',
  'live',
  'commerce',
  'messenger',
  'feed',
  'rewards',
  'content',
  'account',
  'actions',
  'pages',
  'screens',
];

addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'Candela components', colorSecondary: '#6150e0' }),
  // A row for each component is what drawing the list costs most, and it is drawn before the story.
  sidebar: { collapsedRoots: groups },
});
