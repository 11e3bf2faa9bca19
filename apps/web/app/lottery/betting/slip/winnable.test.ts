import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import { FAMILIES } from '@ante/lottery/family.ts'
import { payoutOf } from '@ante/lottery/payout.ts'
import { playsOf } from '@ante/lottery/plays.ts'
import { selectionsOf } from '@ante/lottery/test/random-selection.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createI18n } from '../../../lib/i18n/messages.ts'
import { lossTexts } from '../confirm/loss-texts.ts'
import { unitsOf } from '../pay/units.ts'
import { billOf } from './bill.ts'
import { counted, hasAmounts } from './slip.ts'
import { paidAtMost, rowThatLoses } from './winnable.ts'

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
const terms = { unit: '1', multiple: 1, series: 1950, amount: null }
/** All digits at the last three positions: 1,000 stakes, one of which wins. */
const everything = {
  key: '1',
  playId: 1071,
  betType: 1 as const,
  selection: { kind: 'picked' as const, rows: [DIGITS, DIGITS, DIGITS] },
  ...terms,
}
const fewStakes = { ...everything, key: '2', selection: { kind: 'picked' as const, rows: [DIGITS, DIGITS, ['1']] } }

const countedOf = (row: typeof everything) => billOf([row], 'Lott').rows.map((billRow) => billRow.counted)

test.each([
  ['400000.00', everything, 1n, { cost: '2000', maximum: '1950' }],
  ['400000.00', fewStakes, 1n, null],
  ['200.00', fewStakes, 1n, { cost: '200', maximum: '200' }],
  ['200.01', fewStakes, 1n, null],
  // The multiple of a later draw makes the row cost more than its maximum payout.
  ['1000.00', fewStakes, 5n, { cost: '1000', maximum: '1000' }],
  ['1000.01', fewStakes, 5n, null],
])(
  'with a limit of %s per draw, a row loses where it costs at least its maximum payout',
  (limit, row, multiple, received) => {
    const loss = received && { cost: unitsOf(received.cost), maximum: unitsOf(received.maximum) }
    expect(rowThatLoses(countedOf(row), { limit: unitsOf(limit), multiple })).toEqual(loss)
  },
)

const chased = (...multiples: number[]) => ({
  stopOnHit: true,
  abandoning: false,
  draws: multiples.map((multiple, at) => ({
    drawNumber: `00${at + 1}`,
    multiple,
    cost: 0n,
    running: 0n,
    profit: null,
  })),
})
const part = (last: string) => ({
  ...fewStakes,
  key: last,
  selection: { kind: 'picked' as const, rows: [DIGITS, DIGITS, [last]] },
})

test.each([
  ['1000.00', [everything], null, 'These picks cost ₱2,000.00 and pay ₱1,000.00 at most'],
  ['500.00', [part('1'), part('2')], null, null],
  ['400.00', [part('1'), part('2')], null, '007'],
  ['1000.00', [fewStakes], chased(1, 2, 4), null],
  ['800.00', [fewStakes], chased(1, 2, 4), 'These picks cost ₱800.00 and pay ₱800.00 at most'],
  ['800.00', [part('1'), part('2')], chased(1, 2), '002'],
])(
  'with a limit of %s per draw, an order that can only lose is reported before it is confirmed',
  (maximumPrize, rows, chase, received) => {
    const setting = { currency: 'PHP', limits: { maximumPrize } }
    const texts = lossTexts({ bill: billOf(rows, 'Lott'), chase }, { setting, drawNumber: '007', locale: 'en' })
    const text = texts && createI18n('en')._(texts)
    expect(text ?? 'it can win').toContain(received ?? 'it can win')
  },
)

const PLAYS = FAMILIES.flatMap((family) => playsOf(family, 'Lott'))

test('for every play, a row reported as losing costs at least the payout of any draw', () => {
  const bets = fc
    .constantFrom(...PLAYS)
    .chain((play) => fc.record({ play: fc.constant(play), selection: selectionsOf(play) }))
  const cases = fc.record({
    bet: bets,
    limit: fc.bigInt({ min: 10_000n, max: 10_000_000n }),
    multiple: fc.integer({ min: 1, max: 50 }),
    bytes: fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
  })
  fc.assert(
    fc.property(cases, ({ bet: { play, selection }, limit, multiple, bytes }) => {
      const amount = hasAmounts(play) ? '7.77' : null
      const row = counted(play, 'Lott', selection, { unit: '1', multiple, series: 1950, amount })
      const loss = row && rowThatLoses([row], { limit, multiple: 1n })
      fc.pre(row !== null && loss !== null)
      const price = amount === null ? { unit: '1', multiple } : { amount }
      const slip = { family: play.family, prizeMode: 'Lott' as const, play: play.id, selection, series: 1950, ...price }
      const { units } = payoutOf(
        slip,
        drawFromBytes(play.family, () => Number(bytes.next().value)),
      )
      expect(paidAtMost(units, limit)).toBeLessThanOrEqual(row?.cost ?? 0n)
    }),
  )
})
