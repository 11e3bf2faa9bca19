import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countries, countryOfCurrency } from './dialing-codes.ts'
import { readMobile } from './mobile-number.ts'

const filipino = '+639171234567'

test.each([
  ['9171234567', '63'],
  ['09171234567', '63'],
  ['0917 123 4567', '+63'],
  ['(0917) 123-4567', '63'],
  ['+63 917 123 4567', '63'],
  ['+639171234567', '66'],
  ['9171234567', undefined],
  ['00639171234567', '63'],
  ['00 63 917 123 4567', '66'],
  ['(00) 63-917-123-4567', undefined],
])('%s with dialling code %s is one number', (mobileNum, countryDialingCode) => {
  expect(readMobile({ mobileNum, countryDialingCode, currency: 'PHP' })).toEqual({ kind: 'number', mobile: filipino })
})

// rules: phone-password-1, limits-1
test.each([
  ['', '63', 10],
  ['917123456', '63', 10],
  ['91712345678901', '63', 10],
  ['0917-12E-4567', '63', 10],
  ['9171234567\u0000', '63', 10],
  ['call 9171234567', '63', 10],
  ['9171234567', '999', 7],
  ['81234567', '66', 9],
])('%j with dialling code %s is not a number', (mobileNum, countryDialingCode, minimumDigits) => {
  expect(readMobile({ mobileNum, countryDialingCode, currency: 'PHP' })).toEqual({ kind: 'none', minimumDigits })
})

test('a currency without a country implies no dialling code', () => {
  expect(readMobile({ mobileNum: '9171234567', currency: 'EUR' })).toMatchObject({ kind: 'none' })
  expect([countryOfCurrency('THB'), countryOfCurrency('EUR'), countryOfCurrency('XAF')]).toEqual(['TH', null, null])
})

test('the example number of every country is valid there', () => {
  expect(countries.length).toBeGreaterThan(240)
  for (const { dialingCode: countryDialingCode, example: mobileNum } of countries) {
    expect([mobileNum, readMobile({ mobileNum, countryDialingCode, currency: 'EUR' }).kind]).toEqual([
      mobileNum,
      'number',
    ])
  }
})

test('any typed text that is accepted becomes E.164, which parses to itself', () => {
  const digits = fc.stringMatching(/^[\d +().-]{0,20}$/)
  fc.assert(
    fc.property(
      fc.oneof(digits, fc.string({ maxLength: 20 })),
      fc.constantFrom('63', '66', '1', '247'),
      (typed, code) => {
        const read = readMobile({ mobileNum: typed, countryDialingCode: code, currency: 'PHP' })
        if (read.kind === 'none') return
        expect(read.mobile).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(readMobile({ mobileNum: read.mobile, countryDialingCode: code, currency: 'PHP' })).toEqual(read)
      },
    ),
    { numRuns: 2_000 },
  )
})
