import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { CHUNK_PARTS } from './chunk-parts.ts'

const root = join(import.meta.dirname, '../../..')

test('each part of a chunk is a file, in one chunk', () => {
  const parts: string[] = Object.values(CHUNK_PARTS).flat()
  expect(parts.filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(new Set(parts).size).toBe(parts.length)
})
