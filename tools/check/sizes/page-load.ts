import { extraCataloguesOf } from './lazy-page-words.ts'
import { filesOf, firstLoadOf, collectChunks, readManifest } from './first-load.ts'
import type { Manifest } from './first-load.ts'

const ENTRY = 'app/entry-client.tsx'
const LAZY_ROUTES = 'app/lazy-routes.ts'
const HOME = 'app/shell/home-page.tsx'
/** Modules that the app loads in the background after its first page: `entry-client.tsx` and `lazy-parts.ts`. */
const IDLE = [
  'app/shell/home-blocks.tsx',
  'app/start-background.ts',
  'app/shell/popup-menu.tsx',
  'app/merchant/language-sheet.tsx',
  'app/shell/failure-actions.tsx',
  'app/shell/page-failure.tsx',
  'app/shell/offline-texts.tsx',
]
const PAGE = /^app\/(.+)-page\.tsx$/
const LOCALE = 'en'
/** Messages of every lazy page, in addition to those of its capability and those that its route lists. */
const LAZY_PAGE_MESSAGES = `translations/${LOCALE}/pages.po`

export interface PageLoad {
  /** The page's file below `app/`, without the extension: `identity/login/login`. */
  name: string
  /** Scripts that the page adds to those of an idle home page with the table of lazy routes. */
  scripts: string[]
}

/** Returns every page of the client build, so that new pages are measured automatically. */
export function pageLoads(): PageLoad[] {
  const manifest = readManifest()
  const shell = new Set([...shellOf(manifest), ...tableOf(manifest)])
  return Object.keys(manifest).flatMap((key) => {
    const [, name] = PAGE.exec(key) ?? []
    if (!name || key === HOME) return []
    const scripts = filesOf(manifest, neededBy(manifest, key, name)).filter((file) => !shell.has(file))
    return [{ name, scripts }]
  })
}

/** Returns the files of the table of lazy routes with its messages: the first lazy page loads them for all others. */
export function lazyRouteTable(): string[] {
  const manifest = readManifest()
  const shell = new Set(shellOf(manifest))
  return tableOf(manifest).filter((file) => !shell.has(file))
}

function tableOf(manifest: Manifest): string[] {
  const table = new Set<string>()
  for (const key of [LAZY_ROUTES, LAZY_PAGE_MESSAGES]) collectChunks(manifest, key, table)
  return filesOf(manifest, table)
}

function shellOf(manifest: Manifest): string[] {
  const idle = new Set<string>()
  for (const key of [...IDLE, `translations/${LOCALE}/rest.js`]) collectChunks(manifest, key, idle)
  return [...firstLoadOf(LOCALE).scripts, ...filesOf(manifest, idle)]
}

function neededBy(manifest: Manifest, key: string, name: string): Set<string> {
  const isLazy = !isEager(manifest, key)
  const needed = new Set<string>()
  const [capability] = name.split('/')
  const capabilities = [capability, ...(isLazy ? extraCataloguesOf(name) : [])]
  const words = capabilities.map((catalogue) => `translations/${LOCALE}/${catalogue}.po`)
  const tables = isLazy ? [`app/${capability}/pages.ts`] : []
  for (const expected of [key, ...[...tables, ...words].filter((item) => item in manifest)]) {
    collectChunks(manifest, expected, needed)
  }
  return needed
}

/** Whether a page is an eager route: the app chunk contains the table of eager routes, which imports their pages. */
function isEager(manifest: Manifest, key: string): boolean {
  const app = new Set<string>()
  collectChunks(manifest, ENTRY, app)
  return [...app].some((chunk) => manifest[chunk]?.dynamicImports?.includes(key))
}
