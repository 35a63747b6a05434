/** What a limit counts by. [ADR 0015] */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The two times without spending: one to cool off, and one that is meant to last. [ADR 0015] */
export const pauseKinds = ['coolOff', 'exclusion'] as const;
export type PauseKind = (typeof pauseKinds)[number];

/** How long each pause lasts, in hours; `null`: for good. [ADR 0015] */
export const pauseHours = {
  coolOff: { day: 24, week: 7 * 24, month: 30 * 24 },
  exclusion: { halfYear: 183 * 24, year: 365 * 24, forever: null },
} as const satisfies Readonly<Record<PauseKind, Readonly<Record<string, number | null>>>>;

/** How long a break is that a guest takes: a key of `pauseHours` of its kind. */
export type PauseLength = { [Kind in PauseKind]: keyof (typeof pauseHours)[Kind] }[PauseKind];

/** One length of one kind. */
export type PauseChoice = {
  [Kind in PauseKind]: { readonly kind: Kind; readonly length: keyof (typeof pauseHours)[Kind] };
}[PauseKind];

/** Every pause that can be chosen, the shortest of each kind first. */
export const pauseChoices: readonly PauseChoice[] = pauseKinds.flatMap((kind) =>
  Object.keys(pauseHours[kind]).map((length) => ({ kind, length }) as PauseChoice),
);
