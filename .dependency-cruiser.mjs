/** Who may ask whom, in the gateway and in the web app. A new arrow is a reviewed change to this table. */
const ARROWS = {
  merchant: [],
  'responsible-gaming': ['merchant'],
  identity: ['merchant', 'responsible-gaming'],
  vip: ['merchant', 'responsible-gaming'],
  member: ['identity', 'merchant', 'vip'],
  wallet: ['merchant', 'responsible-gaming'],
  cashier: ['wallet', 'member', 'vip', 'merchant', 'identity', 'responsible-gaming'],
  catalogue: ['merchant', 'identity'],
  launch: ['catalogue', 'wallet', 'cashier', 'member', 'merchant', 'identity', 'responsible-gaming'],
  sports: ['launch', 'wallet', 'merchant'],
  lottery: ['launch', 'wallet', 'merchant', 'identity'],
  promotions: ['wallet', 'member', 'vip', 'merchant', 'catalogue', 'identity', 'cashier', 'responsible-gaming'],
  messaging: ['member', 'vip', 'merchant', 'identity', 'responsible-gaming'],
  support: ['merchant', 'identity'],
  staff: ['merchant'],
  statements: ['wallet', 'launch', 'messaging', 'merchant', 'identity'],
  agents: [
    'wallet',
    'member',
    'messaging',
    'merchant',
    'identity',
    'responsible-gaming',
    'cashier',
    'catalogue',
    'launch',
    'lottery',
    'promotions',
  ],
}
const CAPABILITIES = Object.keys(ARROWS)
const ANY = CAPABILITIES.join('|')
const SIDES = { gateway: '^apps/gateway', web: '^apps/web/app' }
const TESTS = '\\.test\\.tsx?$|/test/'
/** Commands of operators: they may ask every capability, and nothing asks them. */
const COMMANDS = '^apps/gateway/[^/]+/operate/'

const arrows = Object.entries(SIDES).flatMap(([side, folder]) =>
  Object.entries(ARROWS).map(([capability, allowed]) => ({
    name: `${side}-${capability}-asks`,
    comment: `${capability} may ask ${allowed.join(', ') || 'no other capability'}: see style, "Who may import whom".`,
    severity: 'error',
    from: { path: `${folder}/${capability}/`, pathNot: [TESTS, COMMANDS] },
    to: { path: `${folder}/(${ANY})/`, pathNot: `${folder}/(${[capability, ...allowed].join('|')})/` },
  })),
)

const throughPublic = Object.entries(SIDES).map(([side, folder]) => ({
  name: `${side}-through-public`,
  comment: 'A capability is used through its public.ts only, or public-times.ts (tables.ts only declares types).',
  severity: 'error',
  from: { path: `${folder}/(${ANY})/`, pathNot: TESTS },
  to: { path: `${folder}/(${ANY})/`, pathNot: [`${folder}/$1/`, '/public\\.tsx?$', '/public-times\\.ts$', COMMANDS] },
}))

const GAMES = [
  ...['baccarat', 'book', 'classic', 'cluster', 'cockfight', 'crash', 'dice', 'fish', 'holdem', 'lines', 'mines'],
  ...['northlight', 'plinko', 'roulette', 'ways'],
]
/** From the lowest layer to the highest. The files beside the folders are the entry: they know everything and fill the registries. */
const LAYERS = {
  gateway: [['kit'], ['live', 'vendors'], [...CAPABILITIES, 'outbox', 'pages'], ['demo', 'operator', 'console']],
  web: [['lib'], ['ui'], [...CAPABILITIES, 'install', 'win-cards', 'winners'], ['closed'], ['shell'], ['pages']],
  // Screens of the console are features beside each other.
  console: [
    ['lib'],
    ['ui'],
    ['sign-in'],
    [
      'dashboard',
      'players',
      'reconciliation',
      'approvals',
      'withdrawals',
      'deposits',
      'reasons',
      'staff',
      'roles',
      'audit',
      'inbox',
      'reviews',
      'networks',
    ],
    ['shell'],
  ],
  studio: [
    ['kit', 'translations'],
    ['originals', 'slots', 'vendor-wallet'],
    ['quick-pick'],
    ['tables'],
    GAMES,
    ['fair'],
  ],
}
const LAYERED = { ...SIDES, console: '^apps/console/app', studio: '^apps/studio' }

const layers = Object.entries(LAYERED).flatMap(([side, folder]) =>
  LAYERS[side].map((layer, index) => ({
    name: `${side}-${layer[0]}-points-up`,
    comment: 'A folder imports its own layer and lower ones: see LAYERS. Registries are filled at the entry.',
    severity: 'error',
    from: { path: `${folder}/(${layer.join('|')})/`, pathNot: [TESTS, COMMANDS] },
    to: {
      path: `${folder}/`,
      pathNot: [
        `${folder}/(${LAYERS[side]
          .slice(0, index + 1)
          .flat()
          .join('|')})/`,
        TESTS,
      ],
    },
  })),
)

export default {
  forbidden: [
    ...arrows,
    ...throughPublic,
    ...layers,
    {
      name: 'contract-depends-on-nothing',
      comment: 'What both sides promise each other knows neither; of the registry it needs zod alone.',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TESTS },
      to: { pathNot: ['^packages/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'lottery-rules-are-pure',
      comment: 'The lottery rules are functions and data: no I/O, nothing of ours.',
      severity: 'error',
      from: { path: '^packages/lottery/', pathNot: TESTS },
      to: { pathNot: '^packages/lottery/' },
    },
    {
      name: 'apps-through-their-exports',
      comment: 'Tools, benchmarks and journeys import an app by its name, so that its exports say what others rely on.',
      severity: 'error',
      from: { path: '^(tools|bench|e2e)/' },
      to: { path: '^(apps|packages)/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Packages are shared by the apps and depend on none of them.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: { path: '^(apps|e2e|bench|tools)/' },
    },
    {
      name: 'web-knows-no-gateway',
      comment: 'They meet in the contract. A web test may start the gateway.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: TESTS },
      to: {
        path: [
          '^apps/(gateway|studio|outside-world)/',
          '^packages/(demo|embedded-postgres|plain-server)',
          '^(e2e|bench|tools)/',
        ],
      },
    },
    {
      name: 'console-knows-no-gateway',
      comment:
        'They meet in the contract. A test of the console may start the gateway; its build compresses as that of the web app.',
      severity: 'error',
      from: { path: '^apps/console/', pathNot: [TESTS, '^apps/console/build\\.ts$'] },
      to: { path: ['^apps/(gateway|web|studio|outside-world)/', '^packages/(?!contract/)', '^(e2e|bench|tools)/'] },
    },
    {
      name: 'gateway-knows-no-web',
      comment:
        'The gateway loads the built app at run time; it knows the type of it, in the contract. Its tests may run the sandbox.',
      severity: 'error',
      from: { path: '^apps/gateway/', pathNot: '^apps/gateway/test/with-sandbox\\.ts$' },
      to: {
        path: [
          '^apps/(web|console|studio|outside-world)/',
          '^packages/(demo-art|plain-server)/',
          '^(e2e|bench|tools)/',
        ],
      },
    },
    {
      name: 'third-parties-are-foreign',
      comment:
        'The studio and the outside world have the published protocol, the list of what the demo sells and their server kit.',
      severity: 'error',
      from: { path: '^apps/(studio|outside-world)/', pathNot: TESTS },
      to: {
        path: ['^apps/(gateway|web)/', '^(e2e|bench|tools)/', '^packages/(?!(catalogues|contract|demo|plain-server)/)'],
      },
    },
    {
      name: 'studio-knows-no-other-party',
      comment: 'The outside world runs the studio among its parties; the studio runs alone too.',
      severity: 'error',
      from: { path: '^apps/studio/' },
      to: { path: '^apps/outside-world/' },
    },
    {
      name: 'outside-world-starts-the-studio',
      comment: 'Only its entry and its configuration know the studio: the parties do not.',
      severity: 'error',
      from: { path: '^apps/outside-world/', pathNot: ['^apps/outside-world/(start|config)\\.ts$', TESTS] },
      to: { path: '^apps/studio/' },
    },
    {
      name: 'plain-server-knows-no-party',
      comment: 'The server kit of the simulated third parties depends on the contract alone.',
      severity: 'error',
      from: { path: '^packages/plain-server/', pathNot: TESTS },
      to: { path: '^packages/(?!(contract|plain-server)/)' },
    },
    {
      name: 'ui-knows-no-route',
      comment: 'ui knows no route and no query.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: TESTS },
      to: { path: 'node_modules/(react-router|@tanstack)/' },
    },
    {
      name: 'tests-stay-in-tests',
      comment: 'What runs for people never needs what runs for tests.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'commands-stand-on-top',
      comment: 'A use case knows no command; only the entry of the CLI lists them.',
      severity: 'error',
      from: { path: '^apps/gateway/', pathNot: [COMMANDS, '^apps/gateway/operator/[^/]+\\.ts$', TESTS] },
      to: { path: COMMANDS },
    },
    {
      name: 'commands-know-no-entry',
      comment: 'Commands and what they share do not know the CLI that runs them, nor the gateway.',
      severity: 'error',
      from: { path: [COMMANDS, '^apps/gateway/operator/kit/'], pathNot: TESTS },
      to: { path: '^apps/gateway/(operator/)?[^/]+\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles',
      comment: 'Where everything else begins, not even types go in a circle.',
      severity: 'error',
      from: { path: '^apps/gateway/(kit|identity)/' },
      to: { circular: true, via: { dependencyTypes: ['type-only'] } },
    },
    {
      name: 'resolves',
      comment: 'What is imported is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|/)' },
    },
    {
      name: 'declared-dependencies',
      comment: 'Who uses a package declares it; what runs for people is not among the tools.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TESTS, '\\.config\\.ts$', '^apps/web/(build|make/|translations/)'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    parser: 'swc', // the only one of its parsers that reads TypeScript without the old compiler's interface
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: ['node_modules', '^build/'] },
    exclude: { path: '^build/|/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
