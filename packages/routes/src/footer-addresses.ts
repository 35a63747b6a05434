export type SocialNetwork = 'instagram' | 'x' | 'youtube' | 'mastodon';

/**
 * The one place that names outside addresses. The documents show none; the hosts below are
 * reserved for examples and are replaced before a launch.
 */
export const footerAddresses = {
  social: [
    { id: 'instagram', href: 'https://instagram.candela.example/candela' },
    { id: 'x', href: 'https://x.candela.example/candela' },
    { id: 'youtube', href: 'https://youtube.candela.example/candela' },
    { id: 'mastodon', href: 'https://mastodon.candela.example/@candela' },
  ],
  reportAnchor: '#report-content',
  recruitment: {
    de: 'https://models.candela.example/de/',
    en: 'https://models.candela.example/en/',
  },
  alternateRecruitment: 'https://models.rosewood.example/',
  webmaster: 'https://partners.candela.example/',
} as const satisfies {
  readonly social: readonly { readonly id: SocialNetwork; readonly href: string }[];
  readonly reportAnchor: string;
  readonly recruitment: { readonly de: string; readonly en: string };
  readonly alternateRecruitment: string;
  readonly webmaster: string;
};

/** The outside hosts that a page of ours may link to. */
export const allowedLinkHosts = [
  'instagram.candela.example',
  'x.candela.example',
  'youtube.candela.example',
  'mastodon.candela.example',
  'models.candela.example',
  'models.rosewood.example',
  'partners.candela.example',
] as const;
