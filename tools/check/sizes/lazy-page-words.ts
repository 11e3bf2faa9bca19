import { readFileSync } from 'node:fs'

const TABLE = 'apps/web/app/lazy-routes.ts'
const ENTRY = /\bpage\(\s*'\.\/([^']+)-page\.tsx',\s*[\w.]+((?:,\s*'\w+')*),?\s*\)/g

/** By page, the catalogues that the table of far addresses gives it besides its capability's. */
const besides = readTable(readFileSync(TABLE, 'utf8'))

/** `name` is the page's file below `app/`, without the ending. */
export const extraCataloguesOf = (name: string): string[] => besides.get(name) ?? []

function readTable(source: string): Map<string, string[]> {
  const entries = [...source.matchAll(ENTRY)]
  // An entry that is written otherwise would be forgotten without a word.
  const addresses = [...source.matchAll(/\bpage\(\s*'\.\//g)].length
  if (entries.length !== addresses)
    throw new Error(`${TABLE} has ${addresses} pages, of which ${entries.length} are read`)
  return new Map(entries.map(([, name = '', words = '']) => [name, [...words.matchAll(/\w+/g)].map(([word]) => word)]))
}
