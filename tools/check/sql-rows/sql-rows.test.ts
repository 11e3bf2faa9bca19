import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { declaredBodies, typedQueries, unnamedProperties } from './typed-queries.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

const unnamedIn = (source: string, elsewhere?: Map<string, string | null>) =>
  typedQueries(source, elsewhere).flatMap(unnamedProperties)

test('a property that the query does not name is found', () => {
  const query = 'select lowest, has_default as "hasDefault" from rates where id = ${id}'
  expect(unnamedIn(`sql<{ lowest: number; hasDefault: boolean }>\`${query}\``)).toEqual([])
  expect(unnamedIn(`sql<{ lowest: number; isDefault: boolean }>\`${query}\``)).toEqual(['isDefault'])
  expect(unnamedIn(`interface Row {\n  lowest: number\n  other: Map<string, number>\n}\nsql<Row>\`${query}\``)).toEqual(
    ['other'],
  )
  expect(unnamedIn('sql<{ any: bigint }>`select ${columns} from wallet`')).toEqual([])
})

// The compiler cannot connect the names in a query with those of its rows: after a rename a value would be undefined.
test('each raw query names all properties of its rows', () => {
  const files = globSync('{apps,packages,tools,bench,e2e}/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/build', '**/sql-rows/**'],
  })
  const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const bodies = declaredBodies(sources.join('\n'))
  const unnamed = files.flatMap((file, index) =>
    unnamedIn(sources[index] ?? '', bodies).map((property) => `${file}: ${property}`),
  )
  expect(unnamed).toEqual([])
})
