import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

const framework =
  '^packages/(contract|kernel|routes|currency|i18n|api-client|realtime|[a-z]+-core|art)/';
const layers = [
  ['kernel', '^packages/kernel/', '^(packages/(?!kernel/)|apps/)'],
  ['contract', '^packages/contract/', '^(packages/(?!contract/|kernel/)|apps/)'],
  [
    'values',
    '^packages/(currency|routes|i18n|art)/',
    '^(packages/(?!currency/|routes/|i18n/|art/|contract/|kernel/)|apps/)',
  ],
  [
    'clients',
    '^packages/(api-client|realtime)/',
    '^(packages/(api-client|realtime|[a-z]+-core|ui|features|views)/|apps/)',
  ],
  ['cores', '^packages/[a-z]+-core/', '^(packages/(ui|react|features|views)/|apps/)'],
  ['react', '^packages/react/', '^(packages/(?!react/|kernel/)|apps/)'],
  ['ui', '^packages/ui/', '^(packages/(features|views|api-client|realtime|[a-z]+-core)/|apps/)'],
  ['features', '^packages/features/', '^(packages/(ui|views)/|apps/)'],
  ['views', '^packages/views/', '^(packages/(api-client|realtime|[a-z]+-core)/|apps/)'],
  ['server', '^apps/server/', '^(packages/(ui|features|views)/|apps/(storybook)/)'],
] as const;

/** What features share: they stand on it, and it on none of them. */
const featureGround = '(app|texts|lists|breadcrumbs|forms|cards)';

const features = '^packages/features/src';

/** The layers of ARCHITECTURE.md as rules: an import only points down. */
export const forbidden: IForbiddenRuleType[] = [
  ...layers.map(([name, from, to]): IForbiddenRuleType => ({
    name: `${name}-points-down`,
    severity: 'error',
    comment:
      'Imports only point down: apps > views > features > ui > cores > clients > values > ground.',
    from: { path: from, pathNot: '\\.test\\.tsx?$|\\.bench\\.ts$|\\.stories\\.tsx$' },
    to: { path: to, pathNot: from.replace('^packages/(api-client|realtime)/', '^packages/$1/') },
  })),
  {
    name: 'server-takes-rules-alone',
    severity: 'error',
    comment: 'Of a core the server imports its rules; everything else of it is the client’s side.',
    from: { path: '^apps/server/', pathNot: '\\.test\\.ts$' },
    to: { path: '^packages/[a-z]+-core/', pathNot: '^packages/[a-z]+-core/src/rules/' },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    comment:
      'Rules stand on values, the contract and the kernel: no store, call or port of their core.',
    from: { path: '^packages/([a-z]+-core)/src/rules/', pathNot: '\\.test\\.ts$' },
    to: {
      path: '^(packages|apps)/',
      pathNot: ['^packages/$1/src/rules/', '^packages/(contract|kernel|currency|routes)/'],
    },
  },
  {
    name: 'features-import-no-features',
    severity: 'error',
    comment:
      'What features share belongs into their ground (packages/features/README.md); else a view joins two features.',
    from: { path: `${features}/([^/]+)/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `${features}/[^/]+/`,
      pathNot: [`${features}/$1/`, `${features}/${featureGround}/`],
    },
  },
  {
    name: 'presenters-are-framework-free',
    severity: 'error',
    comment:
      'A presenter is (data, texts) → view: whatever it stands on, no React, store, router or client is among it.',
    from: {
      path: '^packages/features/src/([^/]+/presenters/|presenters\\.ts$)',
      pathNot: '\\.test\\.ts$',
    },
    to: {
      path: '(^|/)node_modules/(react|react-dom|react-router|react-intl|jotai|urql)/|^(react|react-router|react-intl|jotai|urql)(/|$)|^packages/ui/',
      reachable: true,
    },
  },
  {
    name: 'hooks-leave-words-to-presenters',
    severity: 'error',
    comment:
      'A hook reads stores, calls a presenter and adds what can be pressed: texts and formats are the presenter’s.',
    from: {
      path: `${features}/[^/]+/use-[^/]+\\.tsx?$`,
      pathNot: ['\\.test\\.tsx?$', `${features}/texts/`],
    },
    to: {
      path: [
        `${features}/texts/(?!use-|presenter-texts)`,
        '^packages/i18n/',
        '(^|/)node_modules/react-intl/|^react-intl(/|$)',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'cores-never-import-one-another',
    severity: 'error',
    comment: 'What two cores share belongs below them.',
    from: { path: '^packages/([a-z]+-core)/' },
    to: { path: '^packages/[a-z]+-core/', pathNot: '^packages/$1/' },
  },
  {
    name: 'clients-never-import-one-another',
    severity: 'error',
    from: { path: '^packages/(api-client|realtime)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^packages/(api-client|realtime)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'no-framework-below-ui',
    severity: 'error',
    comment: 'React, jotai and urql stay out of framework-free packages.',
    from: { path: framework, pathNot: '\\.test\\.ts$' },
    to: {
      path: '(^|/)node_modules/(react|react-dom|jotai|urql|react-router|react-intl)/|^(react|react-dom|jotai|urql)$',
    },
  },
  {
    name: 'modules-meet-at-their-index',
    severity: 'error',
    comment: 'A server module is used through its index.ts only.',
    from: { path: '^apps/server/src/modules/([^/]+)/' },
    to: {
      path: '^apps/server/src/modules/([^/]+)/',
      pathNot: [
        '^apps/server/src/modules/$1/',
        '^apps/server/src/modules/[^/]+/(index|tables)\\.ts$',
      ],
    },
  },
  {
    name: 'platform-knows-no-module',
    severity: 'error',
    from: {
      path: '^apps/server/src/platform/',
      pathNot: '^apps/server/src/platform/testing|\\.test\\.ts$',
    },
    to: { path: '^apps/server/src/modules/' },
  },
  {
    name: 'apps-never-import-one-another',
    severity: 'error',
    from: { path: '^apps/(desktop-web|mobile-web|studio)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'studio-stays-apart',
    severity: 'error',
    comment:
      'Nothing of the studio is in what guests load: its core, its words and its app are its own.',
    from: { path: '^(packages/(features|views)|apps/(desktop-web|mobile-web))/' },
    to: {
      path: '^(packages/(studio-core|contract/src/studio|i18n/src/studio|i18n/src/generated/studio-messages)|apps/studio)',
    },
  },
  {
    name: 'no-cycle',
    severity: 'error',
    from: { pathNot: 'node_modules' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'could-not-resolve',
    severity: 'error',
    comment:
      'An import that is not declared in package.json does not resolve here; elsewhere it may by luck.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/)|/\\+types/' },
  },
  {
    name: 'no-tests-in-products',
    severity: 'error',
    from: {
      path: '^(packages|apps)/[^/]+/(src|app)/',
      pathNot: '\\.(test|bench|stories)\\.tsx?$|/testing/|\\.config\\.ts$',
    },
    to: { path: '\\.(test|bench)\\.tsx?$' },
  },
];

export const options: ICruiseOptions = {
  ruleSet: { forbidden },
  validate: true,
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|build|reports|\\.react-router|storybook-static|generated)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
  },
  outputType: 'json',
};
