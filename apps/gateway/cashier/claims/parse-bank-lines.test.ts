import { expect, test } from 'vitest'

import { parseBankLines } from './parse-bank-lines.ts'

const PESOS = new Set(['PHP'])
const HEAD = 'date,amount,currency,payer,reference\n'

test('lines are read with any usual delimiter, and payments that left the account are only counted', () => {
  const text =
    'Date;Amount;Currency;Payer;Reference\n2026-03-01 14:30;500.37;PHP;ANA REYES;D7KQ\n2026-03-01;-20;PHP;x;y\n'
  expect(parseBankLines(text, PESOS)).toMatchObject({
    lines: [{ bookedAt: '2026-03-01 14:30', amount: '500.37', payer: 'ANA REYES', reference: 'D7KQ' }],
    outgoing: 1,
    problems: [],
  })
})

test('equal lines of a file are two payments, and parsing the file again returns the same hashes', () => {
  const text = `${HEAD}2026-03-01,5,PHP,a,b\n2026-03-01,5,PHP,a,b\n`
  const hashes = parseBankLines(text, PESOS).lines.map(({ hash }) => hash.toString('hex'))
  expect(new Set(hashes).size).toBe(2)
  expect(parseBankLines(text, PESOS).lines.map(({ hash }) => hash.toString('hex'))).toEqual(hashes)
})

test.each([
  ['', 1],
  ['date,amount\n2026-03-01,5\n', 1],
  [`${HEAD}yesterday,5,PHP,a,b\n`, 2],
  [`${HEAD}2026-99-01,5,PHP,a,b\n`, 2],
  [`${HEAD}2026-03-01,=1+1,PHP,a,b\n`, 2],
  [`${HEAD}2026-03-01,0,PHP,a,b\n`, 2],
  [`${HEAD}2026-03-01,5,USD,a,b\n`, 2],
  [`${HEAD}2026-03-01,5,PHP,"a,b\n`, 1],
  [`${HEAD}2026-03-01,5,PHP,${'x'.repeat(201)},b\n`, 2],
])('a damaged file names the line that cannot be read: %j', (text, line) => {
  expect(parseBankLines(text, PESOS)).toMatchObject({ lines: [], problems: [{ line }] })
})
