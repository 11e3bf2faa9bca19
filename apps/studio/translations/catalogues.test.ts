import { expect, test } from 'vitest'

import { englishOf, studioCatalogues, textsIn } from './catalogues.ts'

/**
 * Texts with at least this number of words count as sentences; shorter ones, like names, may be equal in two languages.
 */
const TEXTS_OF_SENTENCE = 4
const isSentence = (text = '') => text.split(' ').filter((word) => /^\p{L}{2,}/u.test(word)).length >= TEXTS_OF_SENTENCE

test('every game has texts, in all languages but English', () => {
  expect(studioCatalogues.names()).toEqual(expect.arrayContaining(['book', 'dice', 'kit-frame']))
  expect(studioCatalogues.names().length).toBeGreaterThan(20)
  expect(studioCatalogues.locales()).toHaveLength(26)
})

test.each(studioCatalogues.names())('no sentence of %s is left in English', async (name) => {
  const english = await englishOf(name)
  for (const locale of studioCatalogues.locales()) {
    const translated = await textsIn(locale, name)
    const untranslated = Object.keys(translated).filter(
      (key) => isSentence(english[key]) && translated[key] === english[key],
    )
    expect({ locale, left: untranslated }).toEqual({ locale, left: [] })
  }
})
