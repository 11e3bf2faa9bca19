import { expect, test } from 'vitest'

import { translatorIn } from './text-table.ts'
import type { TextTables } from './text-table.ts'

const english = { hello: 'Hello {name}', seats_one: '{count} seat', seats_other: '{count} seats' }
const arabic = { hello: 'مرحبًا {name}', seats_two: 'مقعدان', seats_few: '{count} مقاعد', seats_other: '{count} مقعد' }
const filipino = { hello: 'Kumusta {name}' }
const tables: TextTables<keyof typeof english> = {
  english,
  others: async (locale) => {
    if (locale === 'ar') return { table: arabic }
    if (locale === 'fil') return { table: filipino }
    throw new Error('The connection broke.')
  },
}
const translatorFor = (language: string) => translatorIn(tables, { language, currency: 'PHP' })

test.each([
  ['EN', 'Hello Ann', 'ltr'],
  ['TY', 'Kumusta Ann', 'ltr'],
  ['fil-PH', 'Kumusta Ann', 'ltr'],
  ['AR', 'مرحبًا Ann', 'rtl'],
  ['JA', 'Hello Ann', 'ltr'],
  ['xx', 'Hello Ann', 'ltr'],
])('for %s it says %s', async (language, expected, direction) => {
  const translator = await translatorFor(language)
  expect(translator.t('hello', { name: 'Ann' })).toBe(expected)
  expect(translator.direction).toBe(direction)
})

test('a counted text has the plural form of its number in the language', async () => {
  const [english1, arabic1] = await Promise.all([translatorFor('EN'), translatorFor('AR')])
  expect([1, 2, 5].map((count) => english1.count('seats', count))).toEqual(['1 seat', '2 seats', '5 seats'])
  expect(arabic1.count('seats', 2)).toBe('مقعدان')
  expect(arabic1.count('seats', 3)).toContain('مقاعد')
  expect(arabic1.count('seats', 100)).toContain('مقعد')
})

test('a text missing in another language is English, and an unfilled placeholder stays visible', async () => {
  const translator = await translatorFor('TY')
  expect(translator.count('seats', 3)).toBe('3 seats')
  expect(translator.t('hello')).toBe('Kumusta {name}')
})

test('two tables are combined into one', async () => {
  const other = { english: { bye: 'Bye' }, others: async () => ({ table: { bye: 'وداعًا' } }) }
  const translator = await translatorIn(tables, { language: 'AR', currency: 'PHP' }, other)
  expect([translator.t('hello', { name: 'Ann' }), translator.t('bye')]).toEqual(['مرحبًا Ann', 'وداعًا'])
})
