import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One post of a performer in the feed: who, when, what, and what can be done with it. It holds text, photos, a clip, a voice diary, a tipping goal or the way to a contest.',
  insteadUse: [
    { component: 'MediaCard', when: 'a video or album is offered in a grid' },
    { component: 'Article', when: 'the editors wrote it' },
    { component: 'MessageBubble', when: 'it is said to one guest' },
    { component: 'NotificationCenter', when: 'it only reports that something happened' },
  ],
  rules: [
    {
      do: 'Photos through `photos`, everything else that runs edge to edge through `media`.',
      dont: 'Put a video into `children`. It would get the margins of the text.',
    },
    {
      do: 'Paid content as `LockedMedia` in `media`; after buying, the thing itself and `owned`.',
      dont: 'A post that hides that it costs something until it is pressed.',
    },
    {
      do: 'Open comments in place (`onToggle` with `thread`) or lead to them (`href`).',
      dont: 'Both on one button.',
    },
    {
      do: 'Keep badges to what is true now: new, yours, pinned.',
      dont: 'Repeat the kind of post as a badge. It stands below the name.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Face, name, kind and time, badges, menu' },
    { part: 'Text', is: 'What was written' },
    { part: 'Photos or media', is: 'A mosaic of at most five, or one thing edge to edge' },
    { part: 'Body', is: 'A goal, a recording, a way to a contest' },
    { part: 'Actions', is: 'Like and comments with their numbers; tip' },
    { part: 'Thread', is: 'A `CommentThread`, when it is open' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through name, time, menu, content, like, comments and tip' },
    {
      keys: 'Enter, Space',
      does: 'On like: likes or takes it back. On comments: opens and closes them',
    },
    { keys: 'Enter', does: 'On a link: the profile, the post, a photo' },
  ],
  screenReader: [
    'An article named by its heading, the author, with “Verified” where it applies.',
    'Like is a button that says whether it is pressed: “Like, 284”. Comments read “31 comments”, and whether they are open.',
    'The time is the link to the post’s own page.',
  ],
  alsoCalled: ['card', 'status update', 'timeline item', 'social post', 'activity'],
} satisfies ComponentDocs;
