import fc from 'fast-check'
import { expect, test } from 'vitest'

import { lengthOf } from '@ante/contract/kit/text.ts'

import { jsonOf, textOf } from './print.ts'

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 150 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
)

test('no line of a table is longer than 100 characters, and --json has complete values', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.array(cell, { minLength: 12, maxLength: 12 })),
      (count, cells) => {
        const columns = Array.from({ length: count }, (_, index) => `column${index}`)
        const rows = cells.map((values) => Object.fromEntries(columns.map((name, index) => [name, values[index]])))
        const list = { kind: 'list' as const, columns, rows, empty: 'Nothing.' }
        const lines = textOf(list).split('\n')
        expect(lines.map(lengthOf).filter((length) => length > 100)).toEqual([])
        expect(lines).toHaveLength(rows.length === 0 ? 1 : rows.length + 1)
        expect(JSON.parse(jsonOf(list))).toEqual(JSON.parse(JSON.stringify(rows)))
      },
    ),
  )
})

test('the last columns are cut first, and titles are words', () => {
  const at = new Date('2026-03-01T08:09:10.123Z')
  const row = { id: '17', account: 'x'.repeat(30), at, RNG: '0.5 %', lastError: 'y'.repeat(90) }
  const text = textOf({ kind: 'list', columns: Object.keys(row), rows: [row], empty: '' })
  const [title = '', line = ''] = text.split('\n')
  expect(title).toMatch(/^id +account +at +RNG +last error$/)
  expect(line).toMatch(/^17 +x{30} +2026-03-01T08:09:10Z +0\.5 % +y+…$/)
  expect(line).toHaveLength(100)
})

test('a record is printed with a complete field per line', () => {
  const record = { number: '7', lastError: 'x'.repeat(200), payload: { bet: 1 } }
  expect(textOf({ kind: 'record', record })).toBe(`number      7\nlast error  ${record.lastError}\npayload     bet: 1`)
  expect(JSON.parse(jsonOf({ kind: 'record', record }))).toEqual(record)
})

test('a change lists its changed fields, or the values before and after it', () => {
  const change = { kind: 'change' as const, changed: true, merchant: 'aurora', subject: 'pouch', effect: 'Now.' }
  const channel = { ...change, command: 'channels update', before: { minimum: '1', feeRefund: '0 %', state: 'open' } }
  expect(textOf({ ...channel, after: { ...channel.before, minimum: '5', feeRefund: '1 %' } })).toBe(
    'aurora · channels update pouch\n  minimum     1 → 5\n  fee refund  0 % → 1 %\nNow.',
  )
  expect(textOf({ ...channel, before: null, after: { minimum: '5' } })).toContain('\n  minimum  5\n')
  expect(textOf({ ...channel, before: 'open', after: 'closed' })).toContain('\n  before  open\n  after   closed\n')
})
