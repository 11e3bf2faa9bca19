import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { appCatalogues } from '@ante/web/translations/catalogues.ts'
import { expect, test } from 'vitest'

const JOURNEYS = 'e2e'
/** A lookup of a message by a literal, as in `t('Log in')`. */
const LOOKUP = /\bt\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`$\\]*)`)/g

async function knownMessages(): Promise<Set<string>> {
  const catalogues = await Promise.all(appCatalogues.names().map(appCatalogues.english))
  return new Set(catalogues.flatMap((catalogue) => Object.entries(catalogue).map(([id, { message }]) => message ?? id)))
}

test('journey tests look up only existing messages', async () => {
  const known = await knownMessages()
  const files = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const lookups = files.flatMap((file) =>
    [...readFileSync(join(JOURNEYS, file), 'utf8').matchAll(LOOKUP)].map(([, quoted, ticked]) => ({
      file,
      message: (quoted ?? ticked ?? '').replaceAll("\\'", "'"),
    })),
  )
  expect(lookups.length).toBeGreaterThan(100)
  expect(lookups.filter(({ message }) => !known.has(message))).toEqual([])
})
