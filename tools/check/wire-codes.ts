import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTRACT = join(import.meta.dirname, '../../packages/contract')
/** Excluded, because language codes are short, and some are also words. */
const EXCLUDED_FILES = /^node_modules|^merchant\/language\.ts$/
const ENUM = /z\.enum\(\[([^\]]*)\]/g
/** Capitals, camel case, underscores and dots: no natural word contains these. */
const CODE = /^[A-Z0-9]*[A-Z][A-Z0-9]+$|[a-z][A-Z]|\w_\w|\w\.\w/
/** Codes that are also words of the players' language. */
const ALSO_WORDS = ['VIP', 'SMS', 'USDT', 'LINE', 'QR', 'PWA', 'IOS']

/** Returns every value of the contract's enums that looks like a code: none of them may be shown to players. */
export function wireCodes(): Set<string> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !EXCLUDED_FILES.test(name))
    .map((name) => readFileSync(join(CONTRACT, name), 'utf8'))
  const values = sources.flatMap((source) =>
    [...source.matchAll(ENUM)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
    ),
  )
  return new Set(values.filter((value) => CODE.test(value) && !ALSO_WORDS.includes(value)))
}

/** Returns the codes among the words of a text. */
export const codesIn = (text: string, codes: ReadonlySet<string>): string[] => [
  ...new Set((text.match(/[\w.]*\w/g) ?? []).filter((word) => codes.has(word))),
]
