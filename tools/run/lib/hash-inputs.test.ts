import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { hashOf } from './hash-inputs.ts'

let folder: string
let before: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ante hash '))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'a.ts'), 'one')
  before = hashOf([folder])
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test.each([
  ['changes', () => write('a.ts', 'two')],
  ['comes', () => write('b.ts', '')],
  ['is renamed', () => renameSync(join(folder, 'a.ts'), join(folder, 'c.ts'))],
  ['goes', () => rmSync(join(folder, 'a.ts'))],
])('a file that %s requires a new build', (_case, change) => {
  change()
  expect(hashOf([folder])).not.toBe(before)
})

test.each([
  ['written again as it was', () => write('a.ts', 'one')],
  ['a test', () => write('a.test.ts', 'test')],
  ['installed', () => write('node_modules/b.ts', '')],
])('a file that is %s requires no new build', (_case, change) => {
  change()
  expect(hashOf([folder])).toBe(before)
})
