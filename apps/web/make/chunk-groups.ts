import { CHUNK_PARTS } from './chunk-parts.ts'

/**
 * Common code of schemas. Each endpoint's own schema is bundled with its caller: creating all of them is slow on a slow
 * phone.
 */
const SCHEMA_PARTS = /node_modules\/zod\/|packages\/contract\/kit\/(endpoint|money|paging|refusal|wire-names)\.ts$/

const ENTRY = '/app/entry-client.tsx'
/** The page where most visits begin. */
const FIRST_PAGE = '/app/shell/home-page.tsx'
/** Parts of the first page that are loaded when the browser is idle. */
const DEFERRED_PARTS = '/app/shell/home-blocks.tsx'
const GENERAL = /\/app\/(lib|ui)\//
const PAGE = /-page\.tsx$/

/** Returns a pattern that matches only the modules of these files. */
const testOf = (files: readonly string[]): RegExp =>
  new RegExp(`/(${files.map((file) => file.replaceAll('.', String.raw`\.`)).join('|')})(\\?|$)`)

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
  // Small parts that are loaded together. Without these groups, the first load would request each part separately.
  { name: 'info', test: /\/packages\/contract\/member\// },
  ...Object.entries(CHUNK_PARTS).map(([name, files]) => ({ name, test: testOf(files) })),
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
 * The server looks up the chunks of an entry or a page by its file, so each needs a chunk of its own. Modules of
 * libraries are excluded because a library's entry file imports all of them: the `libraries` group takes the initial
 * ones, and the others stay with the pages that import them.
 */
const hasOwnChunk = (moduleId: string) =>
  PAGE.test(moduleId) ||
  moduleId.endsWith(ENTRY) ||
  moduleId.endsWith(DEFERRED_PARTS) ||
  moduleId.includes('/node_modules/')

/** Whether a file imports a module statically, directly or through other modules. */
function isNeededBy(root: string, moduleId: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (moduleId.endsWith(root)) return true
  if (seen.has(moduleId)) return false
  seen.add(moduleId)
  const importers = graph.getModuleInfo(moduleId)?.importers ?? []
  return importers.some((importer) => isNeededBy(root, importer, graph, seen))
}
