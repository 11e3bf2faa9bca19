import { languages } from '@ante/contract/merchant/language.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pluralFormOf } from './plural-rules.ts'

const locales = Object.values(languages).map(({ locale }) => locale)

describe('every language counts as the standard says', () => {
  test.each(locales)('%s', (locale) => {
    const standard = new Intl.PluralRules(locale)
    const asStandard = (count: number) => {
      expect([count, pluralFormOf(locale, count)]).toEqual([count, standard.select(count)])
    }
    for (let count = 0; count <= 250; count += 1) asStandard(count)
    fc.assert(fc.property(fc.nat(2_000_000_000), asStandard))
    fc.assert(fc.property(fc.nat(2000), (millions) => asStandard(millions * 1_000_000)))
  })
})

test('what is asked with an extension is the same language', () => {
  expect(pluralFormOf('ru-u-nu-latn', 3)).toBe('few')
})

test('a language that nobody knows has one form', () => {
  expect(pluralFormOf('xx', 1)).toBe('other')
})
