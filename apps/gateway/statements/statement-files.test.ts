import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'

import type { StatementContent } from './statement-content.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'

const row = {
  day: '2026-02-01',
  opening: 0n,
  deposits: 1_000_000n,
  withdrawals: -200_000n,
  bets: -5n,
  payouts: 0n,
  bonuses: 0n,
  transfers: 0n,
  adjustments: 0n,
  openBets: 0n,
  closing: 799_995n,
  validBets: 5n,
}

const content: StatementContent = {
  merchant: '=Au"ro,ra',
  account: '@maria',
  currency: 'PHP',
  zone: 'Asia/Manila',
  period: '2026-02',
  isSoFar: false,
  language: 'EN',
  until: new Date('2026-03-05T00:00:00Z'),
  rows: [row],
}

test('the CSV file has a byte order mark, the same number of cells in all lines, exact amounts, and no formula', () => {
  const text = statementCsv(content)
  expect(text.startsWith('\uFEFFDay,Opening balance,')).toBe(true)
  const lines: string[][] = parse(text, { bom: true, record_delimiter: '\r\n' })
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([17]))
  const amounts = '0.00 100.00 -20.00 -0.0005 0.00 -0.0005 0.00 0.00 0.00 0.00 79.9995 -0.0005 0.0005'.split(' ')
  expect(lines[1]).toEqual(['2026-02-01', ...amounts, 'PHP', '\'=Au"ro,ra', "'@maria"])
  expect(lines[2]?.[0]).toBe('Total')
})

test('the PDF of a month with many rows has two pages, and PDFs are complete in all languages', async () => {
  const rows = Array.from({ length: 31 }, (_, index) => ({
    ...row,
    day: `2026-03-${String(index + 1).padStart(2, '0')}`,
  }))
  for (const language of ['EN', 'RU', 'VI', 'AR', 'JA'] as const) {
    const text = (await statementPdf({ ...content, period: '2026-03', language, rows })).toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  }
})
