import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { BoundedLog } from './bounded-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ante log '))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a failed write is dropped, and later writes succeed again', () => {
  const file = join(folder, 'service.log')
  const log = new BoundedLog(file)
  log.append('one\n')
  rmSync(file)
  // Appending to a folder fails, as on a full disk.
  mkdirSync(file)
  log.append('lost\n')
  rmSync(file, { recursive: true })
  log.append('two\n')
  expect(readFileSync(file, 'utf8')).toBe('two\n')
})
