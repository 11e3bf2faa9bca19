import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { isInstalled } from './install.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ante install '))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const locked = {
  '': { name: 'ante', version: '0.1.0' },
  'apps/gateway': { version: '0.1.0' },
  'node_modules/@ante/gateway': { resolved: 'apps/gateway', link: true },
  'node_modules/fastify': { version: '5.12.8' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
}
const installed = {
  'node_modules/@ante/gateway': { resolved: 'apps/gateway', link: true },
  'node_modules/fastify': { version: '5.12.8' },
}

function write(there: object): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }))
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: there }))
}

test('installed packages are not installed again, even if those of other platforms are missing', () => {
  write(installed)
  expect(isInstalled(root)).toBe(true)
})

test('an interrupted installation does not count as installed', () => {
  write(installed)
  rmSync(join(root, 'node_modules', '.package-lock.json'))
  expect(isInstalled(root)).toBe(false)
})

test.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/fastify': { version: '5.0.0' } }],
  ['was moved', { ...installed, 'node_modules/@ante/gateway': { resolved: 'tools/gateway', link: true } }],
])('a package that %s must be installed', (_case, change) => {
  const { 'node_modules/fastify': _fastify, ...others } = installed
  write({ ...others, ...change })
  expect(isInstalled(root)).toBe(false)
})
