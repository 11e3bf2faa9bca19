import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const PAGE = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8')

const PROOF = /`([^`]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g
/** What a rule is called, and the tests that are named beside it. */
const ROW = /^\| (?!Rule |-)([^|]+?) *\| ([^|]*)\|$/gm

const rows = [...PAGE.matchAll(ROW)].map(([, rule = '', named = '']) => ({
  rule,
  proofs: [...named.matchAll(PROOF)].map(([, file = '', title = '']) => ({ file, title })),
}))

/** Whether a test, or a step of one, is called so in this source. */
function isThere(source: string, title: string): boolean {
  return [...source.matchAll(/\(\s*(['"`])(.+?)\1\s*,/g)].some(([, , called]) => called === title)
}

test('the page of rules has rules, and names a test for each', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ proofs }) => proofs.length === 0).map(({ rule }) => rule)).toEqual([])
  // Nothing on the page escapes the reading above.
  expect(rows.flatMap(({ proofs }) => proofs)).toHaveLength(PAGE.split('“').length - 1)
})

test('every test that the page of rules names is there', () => {
  const missing = rows.flatMap(({ rule, proofs }) =>
    proofs
      .filter(({ file, title }) => {
        const path = join(ROOT, file)
        return !existsSync(path) || !isThere(readFileSync(path, 'utf8'), title)
      })
      .map(({ file, title }) => `${rule}: ${file} has no “${title}”`),
  )
  expect(missing).toEqual([])
})

test('a title is found however its test is written, and not where it is only mentioned', () => {
  expect(isThere("test('a thing holds', () => {", 'a thing holds')).toBe(true)
  expect(isThere('test.each([1])("a thing\'s %s", (x) => {', "a thing's %s")).toBe(true)
  expect(isThere("test(\n  'a thing holds',\n  async () => {", 'a thing holds')).toBe(true)
  expect(isThere("// a thing holds\nconst a = 'a thing holds'", 'a thing holds')).toBe(false)
  expect(isThere("test('a thing holds always', () => {", 'a thing holds')).toBe(false)
})
