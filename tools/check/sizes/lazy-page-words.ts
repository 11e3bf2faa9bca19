import { readFileSync } from 'node:fs'

const TABLE = 'apps/web/app/lazy-routes.ts'
const ENTRY = /\bpage\(\s*'\.\/([^']+)-page\.tsx',\s*[\w.]+((?:,\s*'\w+')*),?\s*\)/g

/** Catalogues by page that the table of lazy routes lists in addition to the catalogue of the page's capability. */
const extraCatalogues = readTable(readFileSync(TABLE, 'utf8'))

/** Returns the extra catalogues of a page; `name` is its file below `app/`, without the extension. */
export const extraCataloguesOf = (name: string): string[] => extraCatalogues.get(name) ?? []

function readTable(source: string): Map<string, string[]> {
  const entries = [...source.matchAll(ENTRY)]
  // An entry in another format would be silently skipped.
  const addresses = [...source.matchAll(/\bpage\(\s*'\.\//g)].length
  if (entries.length !== addresses)
    throw new Error(`${TABLE} has ${addresses} pages, of which ${entries.length} are read`)
  return new Map(entries.map(([, name = '', words = '']) => [name, [...words.matchAll(/\w+/g)].map(([word]) => word)]))
}
