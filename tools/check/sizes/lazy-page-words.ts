import { readFileSync } from 'node:fs'

const TABLE = 'apps/web/app/lazy-routes.ts'
const ENTRY = /\bpage\(\s*'\.\/([^']+)-page\.tsx',\s*[\w.]+((?:,\s*'\w+')*),?\s*\)/g

/** By page, the catalogues that the table of lazy routes lists in addition to the one of its capability. */
const besides = readTable(readFileSync(TABLE, 'utf8'))

/** `name` is the page's file below `app/`, without the extension. */
export const extraCataloguesOf = (name: string): string[] => besides.get(name) ?? []

function readTable(source: string): Map<string, string[]> {
  const entries = [...source.matchAll(ENTRY)]
  // An entry in another format would be silently skipped.
  const addresses = [...source.matchAll(/\bpage\(\s*'\.\//g)].length
  if (entries.length !== addresses)
    throw new Error(`${TABLE} has ${addresses} pages, of which ${entries.length} are read`)
  return new Map(entries.map(([, name = '', words = '']) => [name, [...words.matchAll(/\w+/g)].map(([word]) => word)]))
}
