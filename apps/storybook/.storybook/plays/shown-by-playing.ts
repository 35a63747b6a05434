/**
 * Stories whose play presses or types to bring what they are there to show. In the workshop every other play that presses
 * stays away: it tests, and leaves behind something else than the state that the story is named after. Each by its file.
 */
const shown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'It opens what the story shows': {
    AccountMenu: 'ByKeyboard',
    Calendar: 'DesktopOpened PhoneOpened',
    DailyBonusCalendar: 'OpensADoor',
    Entry: 'SignUpOverHome',
    FilterPanel: 'InASheet WithButton',
    Menu: 'Opened WithSubmenu',
    MobileMenu: 'WithFolders',
    Money: 'TopUpOverHome',
    NoticeSlot: 'Open',
    NotificationBell: 'Open',
    Popover: 'Opened WithArrow WithPrice Loading LongGerman',
    PreviewCard: 'Shown Loading',
    Select: 'Searchable NothingFound SearchableOnTouch MultipleOpen MultipleOnTouch',
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
    SearchOverlay: 'Results Recent RecentInANarrowPalette Failed',
    Sheet: 'Dirty',
    TextField: 'OverLimit',
  },
  'It points at, moves or starts what the story shows': {
    BillingMeter: 'WarningAppears',
    Button: 'Pressed',
    ChatTranscript: 'OlderAbove NewBelow',
    Clash: 'DesktopVoted',
    Conversation: 'OnItsWay NewBelow',
    FilterPanel: 'Selection',
    Games: 'PhoneWon DesktopSkipped',
    HeroBillboard: 'SwipedOnPhones PausedOnPhones',
    LockedMedia: 'Unlocking',
    PerformerMap: 'MovedByKeys MovedByHand ClusterOpensInTheList ClusterZoomsIn Selected PointedAt',
    PerformerTile: 'HoverPreview PreviewBlocked PreviewButton',
    ProgramGuide: 'ReminderSet',
    SeasonGameFrame: 'Skipped',
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
