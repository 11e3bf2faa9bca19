/** What schemas are made of. Each endpoint's own comes with what calls it: making them all takes a slow phone a while. */
const SCHEMA_PARTS = /node_modules\/zod\/|packages\/contract\/kit\/(endpoint|money|paging|refusal)\.ts$/

/** What every sheet is made of, its notices of pending calls included. */
const MODAL_PARTS =
  /\/app\/(ui\/(sheet\.tsx|use-(modal|drag-down)\.ts|modal\.module\.css|(alert|call-notices)\.(tsx|module\.css))|lib\/(calls\/pending-calls|sealed\/random-id)\.ts)$/

/** What makes keyed calls and finds out what became of them, which begins soon after the first page stands. */
const MONEY_PARTS =
  /\/app\/lib\/calls\/(money-call|use-money-call|resolve-pending|had-no-effect)\.ts$|\/contract\/wallet\/balance\.ts$/

/** The place of a list that is on its way. */
const SKELETON_PARTS = /\/app\/ui\/records\/(record-skeleton\.|records\.module)/
/** How records are chosen from: days, filters, sums. */
const FILTER_PARTS =
  /\/app\/ui\/(records\/(chip-row|range-chips|range-words|days\.|address-reader|totals-line|tools|facts|record-frame|file-button))/
const CHIP_PARTS = /\/app\/ui\/(chips\.module|reveal-in-row|row-scroll|pnl-color)/

/** What comes over the first page once the browser is idle. */
const IDLE_OVERLAYS = /\/app\/(shell\/floating\.tsx|ui\/toaster\.(tsx|module\.css)|lib\/pages\/swipes\.ts)$/

/** What forms are made of, those of the way in among them. */
const FORM_PARTS = /\/app\/(ui\/field\.|lib\/(forms\/(use-rewrite|composition)|words\/digits)\.)/

/** What the ways in share: login, registration, forgotten passwords and trials. */
const ENTRANCE_PARTS =
  /\/app\/(identity\/(entrance\/(entrance|reel-faces|form)|username-field|use-enter|failure-words)|lib\/(session\/session-password|forms\/use-checked-form))|\/contract\/identity\/weak-password/
/** What login and registration ask for besides: a number, a code, some work. */
const SIGN_IN_PARTS =
  /\/app\/identity\/(mobile\/(mobile-field|code-field)|check-form)|\/contract\/identity\/register\.ts/
/** Small parts of many pages, which no group takes in. */
const SHARED_PARTS = [
  ['day-text', /\/app\/lib\/words\/day-text\.ts$|\/contract\/kit\/(days|time)\.ts$/],
  ['clock', /\/app\/lib\/(words\/clock-text|browser\/use-countdown)\.ts$/],
  ['searchable', /\/contract\/kit\/searchable\.ts$/],
  ['country-name', /\/app\/lib\/words\/country-name\.ts$/],
  ['text', /\/contract\/kit\/text\.ts$/],
  ['play-days', /\/contract\/launch\/play-days\.ts$/],
  ['records-boundary', /\/app\/ui\/records\/records-boundary\.tsx$/],
] as const

const ENTRY = '/app/entry-client.tsx'
/** Where most visits begin. */
const FIRST_PAGE = '/app/shell/home-page.tsx'
const GENERAL = /\/app\/(lib|ui)\//
const PAGE = /-page\.tsx$/

interface ModuleGraph {
  getModuleInfo(moduleId: string): { importers: string[] } | null
}

/**
 * How modules are gathered into files: few requests on the first load, and nothing of another page in them.
 */
export const chunkGroups = [
  { name: 'schemas', test: SCHEMA_PARTS, priority: 3 },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: shellChunk, debugName: 'shell', priority: 1 },
  { name: lobbyChunk, debugName: 'lobby' },
  // Small parts that come together anyway: the first load would name each of them.
  { name: 'info', test: /\/packages\/contract\/member\// },
  { name: 'use-modal', test: MODAL_PARTS },
  { name: 'money-call', test: MONEY_PARTS },
  {
    name: 'lists',
    test: /\/app\/lib\/(calls\/(each-once|use-fresh-pages)|browser\/use-near-bottom)\.ts$/,
  },
  { name: 'refused', test: /\/app\/ui\/(refused-state\.|ways\.)/ },
  { name: 'afterwards', test: IDLE_OVERLAYS },
  { name: 'chips', test: CHIP_PARTS },
  { name: 'record-skeleton', test: SKELETON_PARTS },
  // A group takes in what its parts need, but for what an earlier group has.
  ...SHARED_PARTS.map(([name, test]) => ({ name, test })),
  { name: 'filters', test: FILTER_PARTS },
  { name: 'forms', test: FORM_PARTS },
  { name: 'entrance', test: ENTRANCE_PARTS },
  { name: 'sign-in', test: SIGN_IN_PARTS },
  { name: 'reward-news', test: /\/app\/promotions\/(offer\/use-reward-news|use-fresh-after-play)\.ts$/ },
  { name: 'visit', test: /\/app\/install\/(visit|system)\.ts$/ },
]

/** What every page needs, with the general parts that the first one brings. */
function shellChunk(moduleId: string, graph: ModuleGraph): string | null {
  if (keepsOwnFile(moduleId)) return null
  const first = GENERAL.test(moduleId) && isNeededBy(FIRST_PAGE, moduleId, graph)
  return first || isNeededBy(ENTRY, moduleId, graph) ? 'shell' : null
}

/** The rest of the first page. */
function lobbyChunk(moduleId: string, graph: ModuleGraph): string | null {
  return !keepsOwnFile(moduleId) && isNeededBy(FIRST_PAGE, moduleId, graph) ? 'lobby' : null
}

/**
 * The server finds what an entry or a page needs by its file. Of a library that is entered through one file everything
 * looks needed: what is, is gathered with the libraries, and the rest stays with the pages that ask for it.
 */
const keepsOwnFile = (moduleId: string) =>
  PAGE.test(moduleId) || moduleId.endsWith(ENTRY) || moduleId.includes('/node_modules/')

/** Whether a file needs a module at once, and not only when something is tapped. */
function isNeededBy(root: string, moduleId: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (moduleId.endsWith(root)) return true
  if (seen.has(moduleId)) return false
  seen.add(moduleId)
  const importers = graph.getModuleInfo(moduleId)?.importers ?? []
  return importers.some((importer) => isNeededBy(root, importer, graph, seen))
}
