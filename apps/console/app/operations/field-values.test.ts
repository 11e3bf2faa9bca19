import type { OperationField } from '@ante/contract/console/operations.ts'
import { describe, expect, test } from 'vitest'

import { enteredIn, isAboutRow, missingFields, prefilled, queryOf, valuesOf } from './field-values.ts'

const field = (name: string, more: Partial<OperationField> = {}): OperationField => ({
  name,
  label: name,
  about: '',
  input: 'text',
  isRequired: true,
  choices: [],
  special: [],
  example: null,
  column: name,
  ...more,
})

describe('the values of a form', () => {
  test.each([
    ['a text', field('flag'), ' A3 ', [{ name: 'flag', value: 'A3' }]],
    ['nothing', field('flag'), '  ', []],
    [
      'several words',
      field('country', { input: 'words' }),
      'PH  SG\nUS',
      ['PH', 'SG', 'US'].map((value) => ({ name: 'country', value })),
    ],
    [
      'an amount with separators',
      field('amount', { input: 'amount' }),
      '1,000.50',
      [{ name: 'amount', value: '1000.50' }],
    ],
    ['a file, which is sent apart', field('file', { input: 'file' }), 'x', []],
  ])('have %s', (_, one, value, expected) => {
    expect(valuesOf([one], { [one.name]: value })).toEqual(expected)
  })

  test('are the same after the way through an address', () => {
    const fields = [field('reason'), field('country', { input: 'words' })]
    const entered = { reason: 'a & b = “c”', country: 'PH SG' }
    expect(enteredIn(queryOf(valuesOf(fields, entered)))).toEqual(entered)
  })

  test('name the required fields that are empty', () => {
    const fields = [field('a'), field('b', { isRequired: false }), field('c', { input: 'file' }), field('d')]
    expect(missingFields(fields, { d: ' ' }, {})).toEqual(['a', 'c', 'd'])
    expect(missingFields(fields, { a: '1', d: '2' }, { c: { name: 'x.csv', content: '' } })).toEqual([])
  })
})

describe('a row', () => {
  const row = { flag: 'A3', state: true, level: 3, kind: 'other', empty: '' }

  test('fills the fields of its columns', () => {
    const fields = [
      field('flag'),
      field('number', { column: 'level' }),
      field('kind', { input: 'choice', choices: ['bank'] }),
      field('empty'),
      field('state'),
      field('option', { column: null }),
    ]
    expect(prefilled(fields, row)).toEqual({ flag: 'A3', number: '3' })
  })

  test.each([
    ['update', [field('flag')], true],
    ['update', [field('other')], false],
    ['update', [field('flag', { isRequired: false })], false],
    ['create', [field('flag')], false],
    ['add-key', [field('flag')], false],
  ])('is what %s is about, if a required field has its value', (action, fields, expected) => {
    expect(isAboutRow({ action, fields }, row)).toBe(expected)
  })
})
