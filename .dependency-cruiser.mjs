/** Allowed imports between capabilities, in the gateway and in the web app. A new one is a reviewed change of this table. */
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
/** Commands of operators: they may import every capability, and no capability imports them. */
const COMMANDS = '^apps/gateway/[^/]+/operate/'

const arrows = Object.entries(SIDES).flatMap(([side, folder]) =>
  Object.entries(ARROWS).map(([capability, allowed]) => ({
    name: `${side}-${capability}-asks`,
    comment: `${capability} may import ${allowed.join(', ') || 'no other capability'}: see ARROWS in .dependency-cruiser.mjs.`,
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
/** Folders from the lowest layer to the highest. Files beside the folders are entry points: they may import all layers, and fill registries. */
const LAYERS = {
  gateway: [['kit'], ['live', 'vendors'], [...CAPABILITIES, 'outbox', 'pages'], ['demo', 'operator', 'console']],
  web: [['lib'], ['ui'], [...CAPABILITIES, 'install', 'win-cards', 'winners'], ['closed'], ['shell'], ['pages']],
  // Screens of the console are features of one layer, which may import each other.
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
      'operations',
      'vendors',
      'health',
      'games',
      'content',
      'promotions',
      'reports',
      'brands',
      'lottery',
      'safer-play',
      'agents',
      'support',
      'sports',
      'setups',
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
      comment: 'The contract imports neither the gateway nor an app, and no package but zod.',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TESTS },
      to: { pathNot: ['^packages/contract/', 'node_modules/zod/'] },
    },
    {
      name: 'lottery-rules-are-pure',
      comment: 'The lottery rules are pure functions and data: no I/O, and no import from outside the package.',
      severity: 'error',
      from: { path: '^packages/lottery/', pathNot: TESTS },
      to: { pathNot: '^packages/lottery/' },
    },
    {
      name: 'apps-through-their-exports',
      comment:
        'Tools, benchmarks and journeys import an app by its package name, so that its exports list what others use.',
      severity: 'error',
      from: { path: '^(tools|bench|e2e)/' },
      to: { path: '^(apps|packages)/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Packages are shared by the apps and import none of them.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: { path: '^(apps|e2e|bench|tools)/' },
    },
    {
      name: 'web-knows-no-gateway',
      comment: 'The web app and the gateway share only the contract. A test of the web app may start the gateway.',
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
        'The console and the gateway share only the contract and the rules of brands and of the lottery. A test of the console may start the gateway, and its build may import the compression of the web app.',
      severity: 'error',
      from: { path: '^apps/console/', pathNot: [TESTS, '^apps/console/build\\.ts$'] },
      to: {
        path: [
          '^apps/(gateway|web|studio|outside-world)/',
          '^packages/(?!(contract|brand|lottery)/)',
          '^(e2e|bench|tools)/',
        ],
      },
    },
    {
      name: 'gateway-knows-no-web',
      comment:
        'The gateway loads the built web app at run time, by a type of the contract. Its tests may run the sandbox.',
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
        'The studio and the outside world are third parties: they import only the contract, the client of the wallet, the list of demo games, catalogues and their server kit.',
      severity: 'error',
      from: { path: '^apps/(studio|outside-world)/', pathNot: TESTS },
      to: {
        path: [
          '^apps/(gateway|web)/',
          '^(e2e|bench|tools)/',
          '^packages/(?!(catalogues|contract|demo|plain-server|wallet-client)/)',
        ],
      },
    },
    {
      name: 'studio-knows-no-other-party',
      comment:
        'The outside world may start the studio. The studio also runs alone, so it does not import the outside world.',
      severity: 'error',
      from: { path: '^apps/studio/' },
      to: { path: '^apps/outside-world/' },
    },
    {
      name: 'outside-world-starts-the-studio',
      comment:
        'Only the entry point and the configuration of the outside world import the studio; its other parties do not.',
      severity: 'error',
      from: { path: '^apps/outside-world/', pathNot: ['^apps/outside-world/(start|config)\\.ts$', TESTS] },
      to: { path: '^apps/studio/' },
    },
    {
      name: 'plain-server-knows-no-party',
      comment: 'The server kit of the simulated third parties imports only the contract.',
      severity: 'error',
      from: { path: '^packages/plain-server/', pathNot: TESTS },
      to: { path: '^packages/(?!(contract|plain-server)/)' },
    },
    {
      name: 'ui-knows-no-route',
      comment: 'Components in ui import neither the router nor the query library.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/', pathNot: TESTS },
      to: { path: 'node_modules/(react-router|@tanstack)/' },
    },
    {
      name: 'tests-stay-in-tests',
      comment: 'Production code does not import test code.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'commands-stand-on-top',
      comment:
        'Use cases do not import commands; only the entry point of the CLI lists them, for the CLI and for the console.',
      severity: 'error',
      from: { path: '^apps/gateway/', pathNot: [COMMANDS, '^apps/gateway/operator/[^/]+\\.ts$', TESTS] },
      to: { path: COMMANDS },
    },
    {
      name: 'commands-know-no-entry',
      comment: 'Commands and their kit import neither the entry point of the CLI nor that of the gateway.',
      severity: 'error',
      from: { path: [COMMANDS, '^apps/gateway/operator/kit/'], pathNot: TESTS },
      to: { path: '^apps/gateway/(operator/)?[^/]+\\.ts$' },
    },
    {
      name: 'commands-touch-no-files',
      comment:
        'Commands do not access files: they run for the console too. The operator that runs them reads and saves files.',
      severity: 'error',
      from: { path: COMMANDS, pathNot: TESTS },
      to: { path: '^(node:)?(fs|fs/promises|child_process)$', dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'No import cycles: merge the two files, or extract what both use into a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles',
      comment: 'The lowest layers of the gateway have no cycles of type imports either.',
      severity: 'error',
      from: { path: '^apps/gateway/(kit|identity)/' },
      to: { circular: true, via: { dependencyTypes: ['type-only'] } },
    },
    {
      name: 'resolves',
      comment: 'Every import resolves to a file or an installed package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|/)' },
    },
    {
      name: 'declared-dependencies',
      comment:
        'A workspace declares the packages that it imports, and production code imports no development dependency.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [TESTS, '\\.config\\.ts$', '^apps/web/(build|make/|translations/)'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    parser: 'swc', // the only parser that reads TypeScript without the API of the TypeScript compiler
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
