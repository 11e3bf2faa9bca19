import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { languages } from '@ante/contract/merchant/language.ts'
import { expect, test } from 'vitest'

type Words = Readonly<Record<string, string>>

const STUDIO = join(import.meta.dirname, '..')
/** Beside each are the English words. */
const places = globSync('**/front/**/words/others', { cwd: STUDIO, exclude: ['**/node_modules/**'] }).map((place) =>
  dirname(place),
)
const others = Object.values(languages).filter(({ locale }) => locale !== 'en')
const COUNTED = /_(one|other)$/
/** A name may be the same in two languages; so many words are a sentence. */
const WORDS_OF_SENTENCE = 4
const isSentence = (text = '') => text.split(' ').filter((word) => /^\p{L}{2,}/u.test(word)).length >= WORDS_OF_SENTENCE
const blanksIn = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([blank]) => blank).sort()

async function englishOf(place: string): Promise<Words> {
  const module = (await import(join(STUDIO, place, 'english.ts'))) as Record<string, Words>
  return Object.values(module)[0] ?? {}
}

async function tableOf(place: string, locale: string): Promise<Words> {
  const { table } = (await import(join(STUDIO, place, 'others', `${locale.toLowerCase()}.ts`))) as { table: Words }
  return table
}

test('games have words', () => {
  expect(places.length).toBeGreaterThan(10)
})

/** In the plural forms that the language has. */
function namesIn(locale: string, english: Words): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const names = Object.keys(english).flatMap((name) =>
    COUNTED.test(name) ? forms.map((form) => `${name.replace(COUNTED, '')}_${form}`) : [name],
  )
  return [...new Set(names)]
}

test.each(places)('%s are said in every language of the product, with the same blanks', async (place) => {
  const english = await englishOf(place)
  for (const { locale } of others) {
    const table = await tableOf(place, locale)
    const lacking = namesIn(locale, english).filter((name) => !table[name])
    const differing = Object.entries(english).filter(
      ([name, text]) => !COUNTED.test(name) && blanksIn(table[name]).join() !== blanksIn(text).join(),
    )
    const leftEnglish = Object.keys(english).filter(
      (name) => isSentence(english[name]) && table[name] === english[name],
    )
    expect({ locale, lacking, differing, leftEnglish }).toEqual({ locale, lacking: [], differing: [], leftEnglish: [] })
  }
})
