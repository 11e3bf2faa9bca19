import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readEntries } from './read-entries.ts'
import type { TypedForm } from './read-typed.ts'

const straight: TypedForm = {
  numbers: 3,
  width: 1,
  isStake: () => true,
  keyOf: (numbers) => numbers.join(''),
  amounts: false,
}
const twoDigits = (numbers: readonly number[]) => numbers.map((number) => String(number).padStart(2, '0')).join('')
/** Format of a play on the first two of eleven numbers, in order. */
const eleven: TypedForm = {
  numbers: 2,
  width: 2,
  isStake: (numbers) => new Set(numbers).size === 2 && numbers.every((number) => number >= 1 && number <= 11),
  keyOf: twoDigits,
  amounts: false,
}

const readText = async (text: string, form = straight) => {
  const entries = await readEntries(text, form, () => false)
  if (!entries) throw new Error('It was not stopped.')
  return entries
}

describe('typed numbers', () => {
  test.each([
    ['123,456;789', ['123', '456', '789']],
    ['123 456\n789', ['123', '456', '789']],
    ['  123 ,; \r\n\t456  ', ['123', '456']],
    ['', []],
    ['\n\n , ;', []],
  ])('are parsed from %j', async (text, valid) => {
    expect(await readText(text)).toEqual({ valid, invalid: [], invalidCount: 0, duplicates: 0 })
  })

  test('of two digits each are the same with a space, a dash or nothing between them', async () => {
    const { valid, invalidCount } = await readText('01 02, 0203;3-4\n10 11', eleven)
    expect(valid).toEqual(['0102', '0203', '0304', '1011'])
    expect(invalidCount).toBe(0)
  })

  test('are counted once, and duplicates are reported', async () => {
    const { valid, duplicates } = await readText('123 123 456\n123')
    expect(valid).toEqual(['123', '456'])
    expect(duplicates).toBe(2)
  })

  test('that are invalid are reported with their lines', async () => {
    const { valid, invalid, invalidCount } = await readText('123\n12\n\nabc 456, 1234')
    expect(valid).toEqual(['123', '456'])
    expect(invalidCount).toBe(3)
    expect(invalid).toEqual([
      { line: 2, text: '12' },
      { line: 4, text: 'abc' },
      { line: 4, text: '1234' },
    ])
  })

  test.each([['05 05'], ['12 01'], ['00 01'], ['01 02 03'], ['1'], ['x1 02'], ['012']])(
    'are invalid where the play has another rule: %j',
    async (text) => {
      const { valid, invalidCount } = await readText(text, eleven)
      expect(valid).toEqual([])
      expect(invalidCount).toBe(1)
    },
  )

  test('may each have their own amount', async () => {
    const { valid, invalid, duplicates } = await readText('123@50 456 789@0 1@5 123@7 321@x 654@5@5', {
      ...straight,
      amounts: true,
    })
    expect(valid).toEqual(['123@50', '456'])
    expect(duplicates).toBe(1)
    expect(invalid.map(({ text }) => text)).toEqual(['789@0', '1@5', '321@x', '654@5@5'])
  })

  test('have no amounts where the play sells stakes of a fixed price', async () => {
    expect((await readText('123@50')).invalidCount).toBe(1)
  })

  test('are not parsed any further after a stop', async () => {
    const text = '123 '.repeat(100_000)
    expect(await readEntries(text, straight, () => true)).toBeNull()
  })
})

/** Zeros of Arabic, Persian, Hindi, Bengali, Tamil, Thai, Lao, Burmese, Khmer and wide digits. */
const ZEROS = Array.from('0٠۰०০௦๐໐၀០０')
const inDigits = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
const parting = fc.constantFrom(...',;،؛、，．；。.٫·|/-–\t\n ', '\r\n', ' ، ', '. ')

test('the same numbers are parsed from the digits of any keyboard, with any separator', async () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 20 })
  const signs = fc.array(parting, { minLength: 20, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(numbers, signs, fc.constantFrom(...ZEROS), async (list, separator, zero) => {
      const texts = list.map((item) => String(item).padStart(3, '0'))
      const typed = texts.map((text, index) => inDigits(zero, text) + (separator[index] ?? '')).join('')
      expect(await readText(typed)).toEqual({ valid: texts, invalid: [], invalidCount: 0, duplicates: 0 })
    }),
  )
})

test('two-digit numbers of one entry are separated by dots, dashes, slashes or nothing', async () => {
  const pair = fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 2, maxLength: 2 })
  const within = fc.constantFrom(' ', '.', '-', '/', '·', '–', '')
  const between = fc.constantFrom(',', '،', '、', ';', '\n', '\t')
  await fc.assert(
    fc.asyncProperty(
      fc.array(pair),
      within,
      between,
      fc.constantFrom(...ZEROS),
      async (list, inside, separator, zero) => {
        const valid = list.map(twoDigits)
        const typed = list.map((item) => inDigits(zero, item.map((n) => String(n).padStart(2, '0')).join(inside)))
        const result = await readText(typed.join(separator), eleven)
        expect(result.invalidCount).toBe(0)
        expect(result.valid).toEqual([...new Set(valid)])
      },
    ),
  )
})

test.each([
  ['1 2 3, 4-5-6', straight, ['123', '456']],
  ['0102.0304', eleven, ['0102', '0304']],
  ['\u200f١٢٣\u200f،٤٥٦', straight, ['123', '456']],
  ['1 2 3', { ...eleven, numbers: 1, isStake: () => true }, ['01', '02', '03']],
  ['١٢٣＠٥٠، 456 @ 20', { ...straight, amounts: true }, ['123@50', '456@20']],
])('%j is parsed as intended', async (text, form, valid) => {
  expect(await readText(text, form)).toEqual({ valid, invalid: [], invalidCount: 0, duplicates: 0 })
})

test('an amount that is not an integer is not truncated to another amount', async () => {
  const { valid, invalid } = await readText('123@50.5 456@1/2 789@-5', { ...straight, amounts: true })
  expect(valid).toEqual([])
  expect(invalid.map(({ text }) => text)).toEqual(['123@50.5', '456@1/2', '789@-5'])
})

test('in a long text of two-digit numbers, no entry is split between two slices', async () => {
  const text = Array.from({ length: 12_000 }, () => '01 02').join(',')
  expect(await readText(text, eleven)).toMatchObject({ valid: ['0102'], invalidCount: 0, duplicates: 11_999 })
})

test('in a long text, no entry is lost or split between two slices', async () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 400 })
  const between = fc.constantFrom(' ', ',', ';', '\n', ' , ')
  await fc.assert(
    fc.asyncProperty(numbers, between, async (list, separator) => {
      const texts = list.map((item) => String(item).padStart(3, '0'))
      const text = Array.from({ length: 60 }, () => texts.join(separator)).join(separator)
      const { valid, invalidCount, duplicates } = await readText(text)
      expect(new Set(valid)).toEqual(new Set(texts))
      expect(invalidCount).toBe(0)
      expect(valid.length + duplicates).toBe(texts.length * 60)
    }),
    { numRuns: 30 },
  )
})
