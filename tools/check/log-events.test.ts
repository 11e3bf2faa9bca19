import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync, Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const CODE = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal']
/** Names of loggers, as in `log.warn(…)`, `ports.log.warn(…)` and `this.#log.warn(…)`; `console` is not one of them. */
const LOG = /^#?(log|logger)$/
const RIDDLES = /\b(who(so)?ever|somebody|nobody|anybody|everybody|he|his|him|himself|anew|tells?|told)\b/i

interface LogCall {
  file: string
  line: number
  /** Null if the entry does not begin with a literal code. */
  event: string | null
  /** Null if the message is not a literal. */
  sentence: string | null
}

const nameOf = (node: ESTree.Node): string | null =>
  node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : null

const isLog = (node: ESTree.Expression | ESTree.Super): boolean =>
  LOG.test((node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node)) ?? '')

const textOf = (node: ESTree.Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null

function eventOf(entry: ESTree.Argument | undefined): string | null {
  const [first] = entry?.type === 'ObjectExpression' ? entry.properties : []
  return first?.type === 'Property' && nameOf(first.key) === 'event' ? textOf(first.value) : null
}

function logCalls(file: string, text: string): LogCall[] {
  const found: LogCall[] = []
  new Visitor({
    CallExpression({ callee, arguments: [entry, sentence], start }) {
      if (callee.type !== 'MemberExpression' || !isLog(callee.object)) return
      if (!LEVELS.includes(nameOf(callee.property) ?? '')) return
      const line = text.slice(0, start).split('\n').length
      found.push({ file, line, event: eventOf(entry), sentence: textOf(sentence) })
    },
  }).visit(parseSync(file, text).program)
  return found
}

const files = globSync(['apps/{gateway,studio,outside-world}/**/*.ts', 'packages/**/*.ts', 'tools/run/**/*.ts'], {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/test', '**/front'],
}).filter((file) => !/\.test\.ts$|\.d\.ts$/.test(file))
const calls = files
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ text }) => /\b(log|logger)\??\./.test(text))
  .flatMap(({ file, text }) => logCalls(file, text))
const placesOf = (wrong: LogCall[]): string[] => wrong.map(({ file, line }) => `${file}:${line}`)

/** Returns the codes of the table in docs/operate.md. */
function documentedCodes(): string[] {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8').split('\n## Log events\n')
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, code = '']) => code)
}

test.each([
  ["log.warn({ event: 'job.failed', err }, 'job failed')", 'job.failed', 'job failed'],
  ["this.#ports.log.info({ event: 'bus.connected' }, 'bus is connected')", 'bus.connected', 'bus is connected'],
  ["this.#log.error({ err, event: 'job.dead' }, 'job failed')", null, 'job failed'],
  ['request.log.error({ event }, `job ${id}`)', null, null],
  ["log.warn('job failed')", null, null],
])('%s is found', (text, event, sentence) => {
  expect(logCalls('a.ts', text)).toEqual([{ file: 'a.ts', line: 1, event, sentence }])
})

test.each(["console.log('ready')", 'Math.log(2)', "catalogue.warn({ event: 'job.dead' }, 'job failed')"])(
  '%s is not a log call',
  (text) => {
    expect(logCalls('a.ts', text)).toEqual([])
  },
)

test('each log entry begins with an event code', () => {
  expect(calls.length).toBeGreaterThan(80)
  expect(placesOf(calls.filter(({ event }) => event === null || !CODE.test(event)))).toEqual([])
})

test('each log entry has a plain sentence in lower case without a final stop', () => {
  const isPlain = ({ sentence }: LogCall): boolean =>
    sentence !== null && /^[a-z].*[^.]$/.test(sentence) && !RIDDLES.test(sentence)
  expect(placesOf(calls.filter((call) => !isPlain(call)))).toEqual([])
})

test('docs/operate.md lists each event code once, in order, and no other', () => {
  const codes = [...new Set(calls.map(({ event }) => event ?? ''))].sort()
  expect(documentedCodes()).toEqual(codes)
})
