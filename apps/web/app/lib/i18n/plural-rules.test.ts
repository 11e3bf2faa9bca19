import { languages } from '@ante/contract/merchant/language.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pluralFormOf } from './plural-rules.ts'

const locales = Object.values(languages).map(({ locale }) => locale)

describe('every language follows the plural rules of the standard', () => {
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

test('a locale with an extension follows the same rules', () => {
  expect(pluralFormOf('ru-u-nu-latn', 3)).toBe('few')
})

test('an unknown language has one form', () => {
  expect(pluralFormOf('xx', 1)).toBe('other')
})
