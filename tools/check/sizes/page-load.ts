import { extraCataloguesOf } from './lazy-page-words.ts'
import { filesOf, firstLoadOf, gather, readManifest } from './first-load.ts'
import type { Manifest } from './first-load.ts'

const ENTRY = 'app/entry-client.tsx'
const LAZY_ROUTES = 'app/lazy-routes.ts'
const HOME = 'app/shell/home-page.tsx'
/** What the app loads by itself once its first page stands: `entry-client.tsx` and `later-parts.ts`. */
const IDLE = [
  'app/start-background.ts',
  'app/shell/popup-menu.tsx',
  'app/shell/language-sheet.tsx',
  'app/shell/failure-ways.tsx',
  'app/shell/page-failure.tsx',
  'app/shell/offline-words.tsx',
]
const PAGE = /^app\/(.+)-page\.tsx$/
const LOCALE = 'en'
/** What every far page needs besides the words of its capability, and those that its address names. */
const LAZY_PAGE_WORDS = `translations/${LOCALE}/places.po`

export interface PageLoad {
  /** Its file below `app/`, without the ending: `identity/login/login`. */
  name: string
  /** What it adds to an app that stands on home, has come to rest, and has the table of far pages. */
  scripts: string[]
}

/** Each page that the client build has, so that one which comes later is measured by itself. */
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

/** The table of far pages with its words: what the first of them brings for all the others. */
export function lazyRouteTable(): string[] {
  const manifest = readManifest()
  const shell = new Set(shellOf(manifest))
  return tableOf(manifest).filter((file) => !shell.has(file))
}

function tableOf(manifest: Manifest): string[] {
  const table = new Set<string>()
  for (const key of [LAZY_ROUTES, LAZY_PAGE_WORDS]) gather(manifest, key, table)
  return filesOf(manifest, table)
}

function shellOf(manifest: Manifest): string[] {
  const idle = new Set<string>()
  for (const key of [...IDLE, `translations/${LOCALE}/rest.js`]) gather(manifest, key, idle)
  return [...firstLoadOf(LOCALE).scripts, ...filesOf(manifest, idle)]
}

function neededBy(manifest: Manifest, key: string, name: string): Set<string> {
  const isLazy = !isNear(manifest, key)
  const needed = new Set<string>()
  const [capability] = name.split('/')
  const capabilities = [capability, ...(isLazy ? extraCataloguesOf(name) : [])]
  const words = capabilities.map((catalogue) => `translations/${LOCALE}/${catalogue}.po`)
  const tables = isLazy ? [`app/${capability}/pages.ts`] : []
  for (const wanted of [key, ...[...tables, ...words].filter((one) => one in manifest)]) {
    gather(manifest, wanted, needed)
  }
  return needed
}

/** The table of near pages comes with the app itself, and names them. */
function isNear(manifest: Manifest, key: string): boolean {
  const app = new Set<string>()
  gather(manifest, ENTRY, app)
  return [...app].some((chunk) => manifest[chunk]?.dynamicImports?.includes(key))
}
