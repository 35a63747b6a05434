/**
 * Stories whose play presses or types to bring what they are there to show. In the workshop every other play that presses
 * stays away: it tests, and leaves behind something else than the state that the story is named after. Each by its file.
 */
const OPENS = 'It opens what the story shows';
const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [OPENS]: {
    AccountMenu: 'Opened',
    Entry: 'SignUpOverHome',
    FilterPanel: 'InASheet',
    Menu: 'Opened WithSubmenu',
    MobileMenu: 'WithFolders',
    Money: 'TopUpOverHome',
    NoticeSlot: 'Open',
    NotificationBell: 'Open',
    Popover: 'Opened WithArrow WithPrice Loading LongGerman',
    PreviewCard: 'Shown Loading',
    Select: 'Searchable NothingFound MultipleOpen',
    Tooltip: 'OnFocus WithShortcut Above LongGerman',
  },
  'It types what the story shows': {
    CodeField: 'Filling Pasted',
    Composer: 'KeepsWhatWasRefused NextIsPriced OfflineQueue',
    Dialog: 'DirtyGerman',
    MoneyControls: 'WrongAmount',
    Performers: 'DesktopFound DesktopNobody',
    ProfileForm: 'Dirty',
    SearchField: 'Typed Suggesting',
    SearchOverlay: 'Results RecentInANarrowPalette Failed',
    Sheet: 'Dirty',
    TextField: 'OverLimit',
  },
  'It points at, moves or starts what the story shows': {
    BillingMeter: 'WarningAppears',
    Button: 'Pressed',
    // A door of the calendar: nothing stands over the page.
    Calendar: 'DesktopOpened PhoneOpened',
    ChatTranscript: 'OlderAbove NewBelow',
    Clash: 'DesktopVoted',
    Conversation: 'OnItsWay NewBelow',
    DailyBonusCalendar: 'OpensADoor',
    FilterPanel: 'Selection WithButton',
    Games: 'PhoneWon DesktopSkipped',
    HeroBillboard: 'SwipedOnPhones PausedOnPhones',
    LockedMedia: 'Unlocking',
    PerformerMap: 'MovedByKeys MovedByHand ClusterOpensInTheList ClusterZoomsIn Selected PointedAt',
    PerformerTile: 'HoverPreview PreviewBlocked PreviewButton',
    ProgramGuide: 'ReminderSet',
    SeasonGameFrame: 'Skipped',
    Select: 'SearchableOnTouch MultipleOnTouch',
    SpinWheel: 'Skipped',
    StreamStage: 'SelfViewDragged',
    TopCams: 'DesktopNobodyOnline',
    VideoPlayer: 'Playing Buffering Mini SceneLocked PreviewEnded WithCaptions',
  },
};

/** Why a story presses or types in the workshop, by "Select Searchable". */
export const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries(shown).flatMap(([reason, files]) =>
    Object.entries(files).flatMap(([file, names]) =>
      names.split(' ').map((name) => [`${file} ${name}`, reason] as const),
    ),
  ),
);

/** Whether something is still open when a story of the library has played, by its component and its export. */
export const leavesOpen = (component: string, story: string): boolean =>
  reasons.get(`${component} ${story}`) === OPENS;
