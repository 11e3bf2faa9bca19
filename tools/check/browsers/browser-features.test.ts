import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { expect, test } from 'vitest'

import { KNOWN, FEATURES_WITHOUT_FALLBACK } from './browser-features.ts'

const CLIENT = 'build/web/client'

interface Shipped {
  name: string
  code: string
}

const read = (file: string): Shipped => ({ name: basename(file), code: readFileSync(file, 'utf8') })

/** Scripts that a browser runs: the files of the app and the two separate scripts. */
const scripts = [
  ...readdirSync(join(CLIENT, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(join(CLIENT, 'assets', file))),
  read(join(CLIENT, 'service-worker.js')),
  read(join(CLIENT, 'service-worker-off.js')),
]
const styles = readdirSync(join(CLIENT, 'assets'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(join(CLIENT, 'assets', file)))

const filesWith = (shipped: readonly Shipped[], pattern: RegExp): string[] =>
  shipped.filter(({ code }) => pattern.test(code)).map(({ name }) => name)

test.each(FEATURES_WITHOUT_FALLBACK.map((thing) => [thing.name, thing.pattern] as const))(
  'no script uses a feature that the oldest phones lack: %s',
  (_, pattern) => {
    expect(filesWith(scripts, pattern)).toEqual([])
  },
)

test.each(KNOWN.map((known) => [known.name, known] as const))(
  'a newer feature occurs only where a fallback exists: %s',
  (_, { pattern, where }) => {
    expect(filesWith(scripts, pattern).filter((name) => !where.test(name))).toEqual([])
  },
)

test.each([
  ['inset shorthand', /[;{]inset:/],
  ['logical properties', /inset-inline/],
  ['selector lists in pseudo-classes', /:(is|where|has)\(/],
  ['aspect ratio', /aspect-ratio:/],
  ['container queries', /@container/],
  ['layers', /@layer/],
  // The same property in `vh` may precede it as a fallback.
  ['viewport units', /(?<![;{]\1:[^;{}]*\dvh[^;{}]*;([\w-]+):[^;{}]*)\d[ds]vh\b/],
])('no style needs a feature that the oldest phones ignore: %s', (_, pattern) => {
  expect(filesWith(styles, pattern)).toEqual([])
})

test('`gap` occurs only in grids: old phones do not support it in flexible boxes', () => {
  const flexible = styles
    .flatMap(({ code }) => code.match(/\{[^{}]*\}/g) ?? [])
    .filter((rule) => /display:(inline-)?flex/.test(rule))
  expect(flexible.filter((rule) => /[;{](row-|column-)?gap:/.test(rule))).toEqual([])
})
