/**
 * Common code of schemas. Each endpoint's own schema is bundled with its caller: creating all of them is slow on a slow
 * phone.
 */
const SCHEMA_PARTS = /node_modules\/zod\/|packages\/contract\/kit\/(endpoint|money|paging|refusal|wire-names)\.ts$/

/** Common code of sheets, including the notices of pending calls. */
const MODAL_PARTS =
  /\/app\/(ui\/(sheet\.tsx|use-(modal|drag-down)\.ts|modal\.module\.css|(alert|call-notices)\.(tsx|module\.css))|lib\/(calls\/pending-calls|sealed\/random-id)\.ts)$/

/** Code that makes keyed calls and resolves their outcomes, which starts soon after the first page is shown. */
const MONEY_PARTS =
  /\/app\/lib\/calls\/(money-call|use-money-call|resolve-pending|had-no-effect)\.ts$|\/contract\/wallet\/balance\.ts$/

/** Skeleton of a list. */
const SKELETON_PARTS = /\/app\/ui\/records\/(record-skeleton\.|records\.module)/
/** Filters of records: days, filters, totals. */
const FILTER_PARTS =
  /\/app\/ui\/(records\/(chip-row|range-chips|range-texts|days\.|address-reader|totals-line|tools|facts|record-frame|file-button))/
const CHIP_PARTS = /\/app\/ui\/(chips\.module|reveal-in-row|row-scroll|pnl-color)/

/** Overlays of the first page, loaded once the browser is idle. */
const IDLE_OVERLAYS =
  /\/app\/(shell\/floating\.tsx|ui\/toaster\.(tsx|module\.css)|lib\/(pages\/swipes|session\/after-login)\.ts)$/

/** Common code of forms, including login and registration. */
const FORM_PARTS = /\/app\/(ui\/field\.|lib\/(forms\/(use-rewrite|composition)|words\/digits)\.)/

/** Common code of login, registration, forgotten passwords and trials. */
const ENTRANCE_PARTS =
  /\/app\/(identity\/(entrance\/(entrance|reel-faces|form)|security\/known-passkey|username-field|use-enter|failure-texts)|lib\/(session\/session-password|forms\/use-checked-form))|\/contract\/identity\/weak-password/
/** Further parts of login and registration: a mobile number, a code, a proof of work. */
const SIGN_IN_PARTS =
  /\/app\/identity\/(mobile\/(mobile-field|code-field|use-mobile)|check-form)|\/contract\/identity\/register\.ts/
/** Further parts of the pages with a login or a proof of the owner. */
const GUARD_PARTS =
  /\/app\/identity\/(refusals\.ts|entrance\/(strip|or)\.|trial\/use-(may-try|trial)|security\/(security-paths|signed-text))/
/** The login form, of its page and of its sheet. */
const LOGIN_PARTS = /\/app\/identity\/(login\/login-methods|trial\/trial-link)/
/** Small parts of many pages that belong to no group. */
const SHARED_PARTS = [
  ['day-text', /\/app\/lib\/words\/(day|count|percent)-text\.ts$|\/contract\/kit\/(days|time)\.ts$/],
  ['clock', /\/app\/lib\/(words\/clock-text|browser\/use-countdown)\.ts$/],
  ['searchable', /\/contract\/kit\/searchable\.ts$/],
  ['country-name', /\/app\/lib\/words\/country-name\.ts$/],
  ['text', /\/contract\/kit\/text\.ts$/],
  ['remembered-login', /\/app\/identity\/remembered\/(remembered-login|suggested-name)\.ts$/],
  ['rich-picture', /\/app\/ui\/rich-picture\.tsx$/],
  ['play-days', /\/contract\/launch\/play-days\.ts$/],
  ['records-boundary', /\/app\/ui\/records\/records-boundary\.tsx$/],
] as const

const ENTRY = '/app/entry-client.tsx'
/** The page where most visits begin. */
const FIRST_PAGE = '/app/shell/home-page.tsx'
/** Its parts that are loaded when the browser is idle. */
const DEFERRED_PARTS = '/app/shell/home-blocks.tsx'
const GENERAL = /\/app\/(lib|ui)\//
const PAGE = /-page\.tsx$/

interface ModuleGraph {
  getModuleInfo(moduleId: string): { importers: string[] } | null
}

/** Rules that group modules into chunks: few requests on the first load, and no code of other pages in them. */
export const chunkGroups = [
  { name: 'schemas', test: SCHEMA_PARTS, priority: 3 },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  { name: shellChunk, debugName: 'shell', priority: 1 },
  { name: homeChunk, debugName: 'home' },
  { name: lobbyChunk, debugName: 'lobby' },
  // Small parts that are loaded together anyway: the first load would request each of them separately.
  { name: 'info', test: /\/packages\/contract\/member\// },
  { name: 'use-modal', test: MODAL_PARTS },
  { name: 'money-call', test: MONEY_PARTS },
  {
    name: 'lists',
    test: /\/app\/lib\/(calls\/(each-once|use-fresh-pages)|browser\/use-near-bottom)\.ts$/,
  },
  { name: 'refused', test: /\/app\/ui\/(refused-state\.|actions\.)/ },
  { name: 'afterwards', test: IDLE_OVERLAYS },
  { name: 'chips', test: CHIP_PARTS },
  { name: 'record-skeleton', test: SKELETON_PARTS },
  // A group includes the dependencies of its parts, except those of an earlier group.
  ...SHARED_PARTS.map(([name, test]) => ({ name, test })),
  { name: 'filters', test: FILTER_PARTS },
  { name: 'forms', test: FORM_PARTS },
  { name: 'entrance', test: ENTRANCE_PARTS },
  { name: 'sign-in', test: SIGN_IN_PARTS },
  { name: 'guarded', test: GUARD_PARTS },
  { name: 'login', test: LOGIN_PARTS },
  { name: 'unseen-rewards', test: /\/app\/promotions\/(offer\/use-unseen-rewards|use-fresh-after-play)\.ts$/ },
  { name: 'visit', test: /\/app\/install\/(visit|system)\.ts$/ },
]

/** Modules that every page needs, with the general parts that the first page uses. */
function shellChunk(moduleId: string, graph: ModuleGraph): string | null {
  if (hasOwnChunk(moduleId)) return null
  const first = GENERAL.test(moduleId) && isNeededBy(FIRST_PAGE, moduleId, graph)
  return first || isNeededBy(ENTRY, moduleId, graph) ? 'shell' : null
}

/** The other modules of the first page. */
function homeChunk(moduleId: string, graph: ModuleGraph): string | null {
  return !hasOwnChunk(moduleId) && isNeededBy(FIRST_PAGE, moduleId, graph) ? 'home' : null
}

function lobbyChunk(moduleId: string, graph: ModuleGraph): string | null {
  return !hasOwnChunk(moduleId) && isNeededBy(DEFERRED_PARTS, moduleId, graph) ? 'lobby' : null
}

/**
 * The server finds the dependencies of an entry or a page by its file. In a library with a single entry file everything
 * appears to be needed: what is used is grouped with the libraries, and the rest stays with the pages that import it.
 */
const hasOwnChunk = (moduleId: string) =>
  PAGE.test(moduleId) ||
  moduleId.endsWith(ENTRY) ||
  moduleId.endsWith(DEFERRED_PARTS) ||
  moduleId.includes('/node_modules/')

/** Whether a file imports a module statically, not only after a tap. */
function isNeededBy(root: string, moduleId: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (moduleId.endsWith(root)) return true
  if (seen.has(moduleId)) return false
  seen.add(moduleId)
  const importers = graph.getModuleInfo(moduleId)?.importers ?? []
  return importers.some((importer) => isNeededBy(root, importer, graph, seen))
}
