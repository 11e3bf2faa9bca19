import { expect, test } from 'vitest'

import { EXCEPTIONS } from './exceptions.ts'
import { readGlossary } from './glossary.ts'
import { commentsOf, filesLike, identifiersOf } from './sources.ts'
import type { Source } from './sources.ts'

/** Pronouns that hide who or what is meant, and pronouns that make every person a man. */
const PRONOUNS = /\b(whoever|whatever|whomever|nobody|somebody|everybody|anybody|he|him|his|himself)\b/i
/** Refused phrases, each with its plain replacement. */
const PHRASES: [pattern: RegExp, instead: string][] = [
  [/\bcomes? to nothing\b/i, 'fails'],
  [/\bcame to nothing\b/i, 'failed'],
  [/\bof (its|their) own accord\b/i, 'automatically'],
  [/\bfor ever\b/i, 'forever, indefinitely'],
  [/\bis told of\b/i, 'is notified of, receives'],
  [/\bin the same breath\b/i, 'at the same time'],
  [/\bgoes otherwise\b/i, 'fails'],
  [/\bthe gateway hears\b/i, 'the gateway receives'],
]
/** Pronouns per 1,000 words of comments. */
const MAX_PRONOUNS = 0.3

const code = filesLike('*.ts', '*.tsx', '*.mts', '*.mjs', '*.sql', '*.css')
const pages = filesLike('*.md')
/** Parameters of page addresses, which keep the names of the replaced product. */
const ADDRESSES = 'packages/contract/merchant/page-addresses.ts'
/** The files of the check contain the refused words. */
const isOwn = ({ path }: Source) => path.startsWith('tools/check/language/')

const isExcepted = (path: string, text: string) =>
  EXCEPTIONS.some((exception) => path.startsWith(exception.path) && text.includes(exception.text))

/** Returns the lines that break the rule, each with its path. */
function refused(path: string, text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (isExcepted(path, line)) return []
    const pronoun = PRONOUNS.exec(line)?.[0]
    const phrase = PHRASES.find(([pattern]) => pattern.test(line))
    if (pronoun) return [`${path}: “${pronoun}” in: ${line.trim()}`]
    return phrase ? [`${path}: write “${phrase[1]}” in: ${line.trim()}`] : []
  })
}

test('comments are in plain technical English', () => {
  const comments = code.filter((source) => !isOwn(source)).map((source) => [source.path, commentsOf(source)] as const)
  const words = comments.flatMap(([, texts]) => texts.flatMap((text) => text.match(/[A-Za-z']+/g) ?? []))
  const pronouns = words.filter((word) => PRONOUNS.test(word))
  const fingerprint = (pronouns.length / words.length) * 1_000
  console.log(`pronouns per 1,000 words of comments: ${fingerprint.toFixed(2)} (${words.length} words)`)
  expect(fingerprint).toBeLessThanOrEqual(MAX_PRONOUNS)
  expect(comments.flatMap(([path, texts]) => texts.flatMap((text) => refused(path, text)))).toEqual([])
})

/** A name in camel case, in backquotes. */
const QUOTED_NAME = /`([a-z]+[A-Z]\w*)(?:\(\))?`/g

test('a name quoted in a comment exists in the code', () => {
  // The text without comments contains names in SQL and in strings, too.
  const withoutComments = ({ path, text }: Source) =>
    commentsOf({ path, text }).reduce((rest, comment) => rest.replace(comment, ''), text)
  const known = new Set(code.flatMap((source) => withoutComments(source).match(/\w+/g) ?? []))
  const stale = code
    .filter((source) => !isOwn(source))
    .flatMap((source) =>
      commentsOf(source).flatMap((comment) =>
        [...comment.matchAll(QUOTED_NAME)]
          .map(([, name = '']) => name)
          .filter((name) => !known.has(name))
          .map((name) => `${source.path}: ${name}`),
      ),
    )
  expect(stale).toEqual([])
})

test('documentation is in plain technical English', () => {
  expect(pages.flatMap(({ path, text }) => refused(path, withoutCode(text)))).toEqual([])
})

/** Returns a page without its code blocks and code spans, which quote commands and answers. */
const withoutCode = (page: string) => page.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '')

test('every exception is still needed', () => {
  const all = [...code, ...pages]
  const isNeeded = ({ path, text }: (typeof EXCEPTIONS)[number]) =>
    all.some((source) => source.path.startsWith(path) && source.text.includes(text))
  expect(EXCEPTIONS.filter((exception) => !isNeeded(exception))).toEqual([])
})

const glossary = readGlossary(pages.find(({ path }) => path === 'docs/terms.md')?.text ?? '')

test('every term has one definition', () => {
  expect(glossary.length).toBeGreaterThan(150)
  const names = glossary.flatMap(({ term }) => term.split(',').map((name) => name.trim().toLowerCase()))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(glossary.filter(({ term, meaning }) => term === '' || meaning === '')).toEqual([])
})

test('no identifier has a name that the glossary refuses', () => {
  const banned = new Set(glossary.flatMap(({ notUsed }) => notUsed))
  expect(banned.size).toBeGreaterThan(80)
  // Most files contain none of the names, and need not be parsed.
  const anywhere = new RegExp(`\\b(${[...banned].join('|')})\\b`)
  const used = code
    .filter(({ path, text }) => path !== ADDRESSES && /\.(ts|tsx|mts|mjs)$/.test(path) && anywhere.test(text))
    .flatMap((source) =>
      [...identifiersOf(source)].filter((name) => banned.has(name)).map((name) => `${source.path}: ${name}`),
    )
  expect(used).toEqual([])
})
