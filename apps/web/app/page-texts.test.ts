import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { catalogueOf } from '../translations/parts.ts'
import { lazyRoutes } from './lazy-routes.ts'
import { SHARED_CATALOGUES } from './lib/i18n/shared-catalogues.ts'
import { routes } from './routes.ts'

const APP = import.meta.dirname
const IMPORT = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g
const ADDED = /loadPageMessages\(\[([^\]]*)\]\)/g

interface PageCatalogues {
  /** Catalogues of the page's components. */
  needed: Set<string>
  /** Catalogues that its components load themselves. */
  added: Set<string>
}

/** Returns the catalogues of a page's static and lazy components. */
function textOf(file: string): PageCatalogues {
  const input: PageCatalogues = { needed: new Set(), added: new Set() }
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return
    seen.add(path)
    const source = readFileSync(path, 'utf8')
    if (source.includes('/macro')) input.needed.add(catalogueOf(relative(APP, path)))
    for (const [, names = ''] of source.matchAll(ADDED)) {
      for (const [name] of names.matchAll(/\w+/g)) input.added.add(name)
    }
    for (const [, requested = ''] of source.matchAll(IMPORT)) visit(join(dirname(path), requested))
  }
  visit(join(APP, file))
  return input
}

test('every page loads the catalogues of all its components', () => {
  const missing = Object.entries({ ...routes.eager, ...lazyRoutes }).flatMap(([path, { file, texts }]) => {
    const { needed, added } = textOf(file)
    const loadedTexts = new Set([...SHARED_CATALOGUES, ...texts, ...added])
    return [...needed].filter((name) => !loadedTexts.has(name)).map((name) => `${path} says words of ${name}`)
  })
  expect(missing).toEqual([])
})
