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

test('what cannot be written is dropped, and what can be again is written', () => {
  const file = join(folder, 'service.log')
  const log = new BoundedLog(file)
  log.append('one\n')
  rmSync(file)
  // Nothing can be appended to a folder, as nothing can on a full disk.
  mkdirSync(file)
  log.append('lost\n')
  rmSync(file, { recursive: true })
  log.append('two\n')
  expect(readFileSync(file, 'utf8')).toBe('two\n')
})
