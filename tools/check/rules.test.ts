import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCES = ['apps', 'packages', 'tools', 'e2e']
const TEST = /\.(test|spec)\.tsx?$/
const FOREIGN = /(^|\/)(node_modules|build)\//

/** Row of the table of rules: the id of a rule, the rule, and the files of its tests. */
const ROW = /^\| `([a-z-]+-\d+)` *\| ([^|]+?) *\| ([^|]*)\|$/gm
/** Comment above a test with the ids of the rules that it covers. */
const MARK = /^ *\/\/ rules: (.+)$/gm

interface MarkedRule {
  rule: string
  file: string
}

/** Returns the tests that the page lists. */
function namedOn(page: string): MarkedRule[] {
  return [...page.matchAll(ROW)].flatMap(([, rule = '', , files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => ({ rule, file })),
  )
}

/** Returns the rule ids in the tests of a file; several tests may have the same id. */
function markedIn(file: string, source: string): MarkedRule[] {
  const ids = [...source.matchAll(MARK)].flatMap(([, list = '']) => list.split(',').map((id) => id.trim()))
  return [...new Set(ids)].map((rule) => ({ rule, file }))
}

const textOf = ({ rule, file }: MarkedRule) => `${rule}: ${file}`

function everyMark(): MarkedRule[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  return files
    .filter((file) => TEST.test(file) && !FOREIGN.test(file))
    .flatMap((file) => markedIn(file, readFileSync(join(ROOT, file), 'utf8')))
}

const PAGE = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8')

test('the page of rules has rules, each with a unique id and a test', () => {
  const ids = [...PAGE.matchAll(ROW)].map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(50)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(namedOn(PAGE).map(({ rule }) => rule)).size).toBe(ids.length)
  // The pattern above matches every row of the tables.
  expect([...PAGE.matchAll(/^\| (?!Id |-)/gm)]).toHaveLength(ids.length)
})

test('the tests that the page lists for a rule are those marked with its id', () => {
  expect(namedOn(PAGE).map(textOf).toSorted()).toEqual(everyMark().map(textOf).toSorted())
})

test('ids are found in a comment above a test, single or in a list, and not in other text', () => {
  const source = "  // rules: login-1, login-2\n  test('a', () => {})\n// rules: login-2\nconst b = '// rules: login-3'"
  expect(markedIn('a.test.ts', source).map(({ rule }) => rule)).toEqual(['login-1', 'login-2'])
})

test('a row is parsed with its files', () => {
  const page = '| `login-1` | The name is asked for | `a.test.ts`<br>`b.spec.ts` |\n'
  expect(namedOn(page).map(textOf)).toEqual(['login-1: a.test.ts', 'login-1: b.spec.ts'])
})
