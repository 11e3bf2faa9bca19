import { readFileSync } from 'node:fs'

import { languages } from '@ante/contract/merchant/language.ts'

import { keyOf, SOURCE_LOCALE } from './catalogue-files.ts'
import type { Catalogue, Catalogues } from './catalogue-files.ts'
import { formsOf } from './faults.ts'
import { importTranslations } from './import-translations.ts'

const HELP = `Commands for translators.

  npm run --silent translate -- missing            how many messages each language lacks
  npm run --silent translate -- missing <locale>   those of one language, as JSON: text, source files and notes
  npm run --silent translate -- take <locale> <file.json>
                                                   stores translations: { "<English message>": "<translation>" }

Keep values like {name}, tags like <0>…</0> and the start of a plural. A translation that changes one, or lacks a plural
form of its language, is reported and not stored; all others are stored.
`

interface TranslateOptions {
  where: string[]
  notes?: string[]
  /** Plural forms of this language, if the message has a plural. */
  forms?: string[]
}

/** Runs the translators' command over all apps with texts; returns its exit code. */
export async function translate(
  apps: readonly Catalogues[],
  [command, locale, file]: readonly string[],
): Promise<number> {
  if (locale !== undefined && !isLocale(locale)) return write(`No merchant can offer ${locale}.\n\n${HELP}`, 2)
  if (command === 'missing') return locale ? showMissing(apps, locale) : countMissing(apps)
  if (command === 'take' && locale && file) return take(apps, locale, file)
  return write(HELP, command === undefined || command === 'help' ? 0 : 2)
}

function isLocale(locale: string): boolean {
  return Object.values(languages).some((language) => language.locale === locale)
}

async function countMissing(apps: readonly Catalogues[]): Promise<number> {
  for (const { name, locale: language } of Object.values(languages)) {
    write(`${language.padEnd(6)} ${String((await missingIn(apps, language)).size).padStart(4)}  ${name}`)
  }
  return 0
}

async function showMissing(apps: readonly Catalogues[], into: string): Promise<number> {
  return write(JSON.stringify(Object.fromEntries(await missingIn(apps, into)), null, 2))
}

async function missingIn(apps: readonly Catalogues[], into: string): Promise<Map<string, TranslateOptions>> {
  const missingTexts = new Map<string, TranslateOptions>()
  for (const { app, name } of allOf(apps)) {
    const catalogue = await app.read(into, name)
    for (const [id, entry] of Object.entries(await app.english(name))) {
      if (into === SOURCE_LOCALE || catalogue[id]?.translation) continue
      const before = missingTexts.get(keyOf(entry))
      missingTexts.set(keyOf(entry), {
        ...missingText(entry, into),
        where: [...(before?.where ?? []), app.location(name)],
      })
    }
  }
  return missingTexts
}

const allOf = (apps: readonly Catalogues[]) => apps.flatMap((app) => app.names().map((name) => ({ app, name })))

function missingText({ message = '', comments = [] }: Catalogue[string], into: string) {
  return { ...(comments.length > 0 && { notes: comments }), ...(/, plural,/.test(message) && { forms: formsOf(into) }) }
}

async function take(apps: readonly Catalogues[], into: string, path: string): Promise<number> {
  const translations = translationsIn(path)
  const unused = new Set(translations.keys())
  const refused = new Set<string>()
  const ofOtherMessages = await translationsOf(apps, into)
  for (const { app, name } of allOf(apps)) {
    const [english, own] = [await app.english(name), await app.read(into, name)]
    const result = importTranslations({ locale: into, english, own, ofOtherMessages, translations })
    for (const sentence of result.refused) refused.add(sentence)
    for (const entry of Object.values(english)) unused.delete(keyOf(entry))
    await app.write(into, name, result.catalogue)
  }
  const missingCount = (await missingIn(apps, into)).size
  const sentences = [...refused, ...[...unused].map((message) => `“${message}” is not a message of any app`)]
  return write(
    [...sentences, `${into}: ${missingCount} messages without a translation`].join('\n'),
    refused.size > 0 ? 1 : 0,
  )
}

/** Returns every translated message of the language, of all capabilities. */
async function translationsOf(apps: readonly Catalogues[], into: string): Promise<Map<string, string>> {
  const catalogues = await Promise.all(allOf(apps).map(({ app, name }) => app.read(into, name)))
  const entries = catalogues.flatMap((catalogue) => Object.entries(catalogue))
  return new Map(entries.flatMap(([id, { translation }]) => (translation ? [[id, translation] as const] : [])))
}

function translationsIn(path: string): Map<string, string> {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const pairs = read !== null && typeof read === 'object' ? Object.entries(read) : []
  return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

function write(words: string, exitCode = 0): number {
  process.stdout.write(`${words}\n`)
  return exitCode
}
