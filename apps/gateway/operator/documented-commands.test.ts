import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { parse } from './kit/parse.ts'
import { areas } from './subjects.ts'
import { shellWords } from './test/shell-arguments.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/README.md', 'apps/*/*/README.md'], {
  cwd: ROOT,
})
/** Refusals and help texts of commands also contain commands. */
const sources = globSync('apps/gateway/*/operate/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
const actionsOf = new Map(
  areas.flatMap(({ subjects }) => subjects).map(({ name, commands }) => [name, commands.map(({ action }) => action)]),
)

const linesOf = (page: string) => readFileSync(join(ROOT, page), 'utf8').split('\n')
const COMMAND = /^\s*(?:[A-Z_]+=\S+ )*npm run -s ante -- (.*?)(?:\s+#.*)?$/
/** Matches `ante flags update`, `help flags update`, and `flags update`. */
const MENTIONED = /`(?:ante |help |ante help )?([a-z-]+) ([a-z-]+)(?=[ `\\])/g

const commands = pages.flatMap((page) =>
  linesOf(page).flatMap((line) => {
    const [, command] = COMMAND.exec(line) ?? []
    return command === undefined || command.includes('<subject>') ? [] : [{ page, command }]
  }),
)

test.each(commands)('$page: the command line `ante $command` is accepted', ({ command }) => {
  // A placeholder such as <id> counts as one word.
  const parsed = parse(shellWords(command.replaceAll(/<([a-z]+)>/g, '$1')), areas)
  expect(parsed.kind).toBe(command.startsWith('help ') || command === 'help' ? 'help' : 'run')
})

describe('a command in a sentence', () => {
  test.each([...pages, ...sources])('exists, in %s', (page) => {
    const mentioned = [...linesOf(page).join('\n').matchAll(MENTIONED)]
    const wrong = mentioned.filter(
      ([, subject = '', action = '']) => !(actionsOf.get(subject)?.includes(action) ?? true),
    )
    expect(wrong.map(([whole]) => whole)).toEqual([])
  })
})

test('the documentation has examples of the CLI', () => {
  expect(commands.length).toBeGreaterThan(100)
})
