import { readFileSync } from 'node:fs'

import { languages } from '@ante/contract/merchant/language.ts'

import { catalogueNames, keyOf, readCatalogue, SOURCE_LOCALE, writeCatalogue } from './catalogues.ts'
import type { Catalogue } from './catalogues.ts'
import { formsOf } from './faults.ts'
import { takeTranslations } from './take.ts'

const HELP = `The translators' door.

  npm run --silent translate -- missing            how many messages each language lacks
  npm run --silent translate -- missing <locale>   those of one language, as JSON: what they say, where, and what to know
  npm run --silent translate -- take <locale> <file.json>
                                                   puts translations in: { "<English message>": "<translation>" }

Values like {name}, tags like <0>…</0> and the head of a plural stay as they are. A translation that breaks one, or lacks
a plural form of its language, is refused, and said; the others are taken.
`

interface Wanted {
  where: string[]
  notes?: string[]
  /** The plural forms that this language tells apart, where the message has a plural. */
  forms?: string[]
}

const [command, locale, file] = process.argv.slice(2)
process.exitCode = await run()

async function run(): Promise<number> {
  if (locale !== undefined && !isLocale(locale)) return say(`No merchant can offer ${locale}.\n\n${HELP}`, 2)
  if (command === 'missing') return locale ? showMissing(locale) : countMissing()
  if (command === 'take' && locale && file) return take(locale, file)
  return say(HELP, command === undefined || command === 'help' ? 0 : 2)
}

function isLocale(wanted: string): boolean {
  return Object.values(languages).some((known) => known.locale === wanted)
}

async function countMissing(): Promise<number> {
  for (const { name, locale: one } of Object.values(languages)) {
    say(`${one.padEnd(6)} ${String((await missingIn(one)).size).padStart(4)}  ${name}`)
  }
  return 0
}

async function showMissing(into: string): Promise<number> {
  return say(JSON.stringify(Object.fromEntries(await missingIn(into)), null, 2))
}

async function missingIn(into: string): Promise<Map<string, Wanted>> {
  const missing = new Map<string, Wanted>()
  for (const name of catalogueNames()) {
    const own = await readCatalogue(into, name)
    for (const [id, entry] of Object.entries(await readCatalogue(SOURCE_LOCALE, name))) {
      if (into === SOURCE_LOCALE || own[id]?.translation) continue
      const before = missing.get(keyOf(entry))
      missing.set(keyOf(entry), { ...wantedOf(entry, into), where: [...(before?.where ?? []), name] })
    }
  }
  return missing
}

function wantedOf({ message = '', comments = [] }: Catalogue[string], into: string) {
  return { ...(comments.length > 0 && { notes: comments }), ...(/, plural,/.test(message) && { forms: formsOf(into) }) }
}

async function take(into: string, path: string): Promise<number> {
  const given = translationsIn(path)
  const unused = new Set(given.keys())
  const refused = new Set<string>()
  const elsewhere = await saidIn(into)
  for (const name of catalogueNames()) {
    const [english, own] = [await readCatalogue(SOURCE_LOCALE, name), await readCatalogue(into, name)]
    const taken = takeTranslations({ locale: into, english, own, elsewhere, given })
    for (const sentence of taken.refused) refused.add(sentence)
    for (const entry of Object.values(english)) unused.delete(keyOf(entry))
    await writeCatalogue(into, name, taken.catalogue)
  }
  const left = (await missingIn(into)).size
  const sentences = [...refused, ...[...unused].map((message) => `“${message}” is not said in the app`)]
  return say([...sentences, `${into}: ${left} messages without a translation`].join('\n'), refused.size > 0 ? 1 : 0)
}

/** Every message that the language has words for, whatever its capability. */
async function saidIn(into: string): Promise<Map<string, string>> {
  const catalogues = await Promise.all(catalogueNames().map((name) => readCatalogue(into, name)))
  const entries = catalogues.flatMap((catalogue) => Object.entries(catalogue))
  return new Map(entries.flatMap(([id, { translation }]) => (translation ? [[id, translation] as const] : [])))
}

function translationsIn(path: string): Map<string, string> {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const pairs = read !== null && typeof read === 'object' ? Object.entries(read) : []
  return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

function say(words: string, exitCode = 0): number {
  process.stdout.write(`${words}\n`)
  return exitCode
}
