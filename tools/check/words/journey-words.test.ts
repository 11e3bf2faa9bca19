import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { appCatalogues } from '@ante/web/translations/catalogues.ts'
import { expect, test } from 'vitest'

const JOURNEYS = 'e2e'
/** Message literals that a journey test looks up. */
const SAID = /\bsay\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`$\\]*)`)/g

async function knownMessages(): Promise<Set<string>> {
  const catalogues = await Promise.all(appCatalogues.names().map(appCatalogues.english))
  return new Set(catalogues.flatMap((catalogue) => Object.entries(catalogue).map(([id, { message }]) => message ?? id)))
}

test('journey tests look up only existing messages', async () => {
  const known = await knownMessages()
  const files = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(JOURNEYS, file), 'utf8').matchAll(SAID)]
      .map(([, quoted, ticked]) => (quoted ?? ticked ?? '').replaceAll("\\'", "'"))
      .filter((words) => !known.has(words))
      .map((words) => `${file}: ${words}`),
  )
  expect(unknown).toEqual([])
})
