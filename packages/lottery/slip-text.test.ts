import fc from 'fast-check'
import { expect, test } from 'vitest'

import { FAMILIES } from './family.ts'
import { playsOf } from './plays.ts'
import type { SlipText } from './slip-text.ts'
import { slipFromText, slipToText } from './slip-text.ts'
import { stakesOf } from './stakes.ts'
import { selectionsOf } from './test/random-selection.ts'

const everyPlay = FAMILIES.flatMap((family) => [...playsOf(family, 'Lott'), ...playsOf(family, 'ZY')])

test.each<[text: string, slip: SlipText]>([
  [
    '1,3_0,5,7_2~1~1071~2~1950~5',
    {
      playId: 1071,
      betType: 1,
      selection: { kind: 'picked', rows: [['1', '3'], ['0', '5', '7'], ['2']] },
      unit: '0.1',
      series: 1950,
      multiple: 5,
    },
  ],
  [
    '____7~1~1111~1~1900~1',
    {
      playId: 1111,
      betType: 1,
      selection: { kind: 'picked', rows: [[], [], [], [], ['7']] },
      unit: '1',
      series: 1900,
      multiple: 1,
    },
  ],
  [
    'D~1~1524~1~1950~1~12.5',
    {
      playId: 1524,
      betType: 1,
      selection: { kind: 'picked', rows: [['D']] },
      unit: '1',
      series: 1950,
      multiple: 1,
      amount: '12.5',
    },
  ],
  [
    '123,321~4~1071~3~1900~1',
    {
      playId: 1071,
      betType: 4,
      selection: { kind: 'typed', entries: ['123', '321'] },
      unit: '0.01',
      series: 1900,
      multiple: 1,
    },
  ],
  [
    'hundreds,tens,ones_112~2~1167~1~1900~1',
    {
      playId: 1167,
      betType: 2,
      selection: { kind: 'typed', entries: ['112'], places: ['hundreds', 'tens', 'ones'] },
      unit: '1',
      series: 1900,
      multiple: 1,
    },
  ],
  [
    'big.odd~1~10503~1~1900~1~100',
    {
      playId: 10503,
      betType: 1,
      selection: { kind: 'picked', rows: [['big_odd']] },
      unit: '1',
      series: 1900,
      multiple: 1,
      amount: '100',
    },
  ],
])('%s is parsed into one slip and formatted back', (text, slip) => {
  expect(slipFromText(text)).toEqual(slip)
  expect(slipToText(slip)).toBe(text)
})

test.each([
  [''],
  ['1~1~1071~1~1950'],
  ['1~3~1071~1~1950~1'],
  ['1~1~1071~9~1950~1'],
  ['1~1~x~1~1950~1'],
  ['1~1~1071~1~1950~-1'],
  ['1~1~1071~1~1950~1.5'],
  ['1~1~1071~1~1950~01'],
  ['1~1~1071~1~1950~99999999999'],
  ['1~1~1071~1~1950~1~'],
  ['1~1~1071~1~1950~1~1e3'],
  ['1~1~1071~1~1950~1~0.00001'],
  ['1~1~1071~1~1950~1~2~3'],
  ['1_2_3~2~1071~1~1950~1'],
  ['1~1~1071~constructor~1950~1'],
])('%j is rejected', (text) => {
  expect(slipFromText(text)).toBeUndefined()
})

test('no ball code contains a separator of slips', () => {
  const codes = everyPlay.flatMap((play) => play.board.rows.flatMap((row) => row.balls.map((ball) => ball.code)))
  expect(codes.filter((code) => /[~.;,]/.test(code))).toEqual([])
})

test('every selection of every play survives a round trip with the same number of stakes', () => {
  const slips = fc
    .constantFrom(...everyPlay)
    .chain((play) => selectionsOf(play).map((selection) => ({ play, selection })))
  fc.assert(
    fc.property(slips, fc.integer({ min: 1, max: 9999 }), ({ play, selection }, multiple) => {
      const betType = selection.kind === 'picked' ? 1 : 2
      const slip: SlipText = { playId: play.id, betType, selection, unit: '0.1', series: 1900, multiple }
      const back = slipFromText(slipToText(slip))
      expect(back).toEqual(slip)

      const bet = { family: play.family, prizeMode: modeOf(play.id), play: play.id } as const
      expect(stakesOf({ ...bet, selection: back?.selection })).toEqual(stakesOf({ ...bet, selection }))
    }),
    { numRuns: 500 },
  )
})

/** Returns the prize mode of a play: plays of ZY have ids from 2000 to 2999. */
function modeOf(id: number): 'ZY' | 'Lott' {
  return Math.floor(id / 1000) === 2 ? 'ZY' : 'Lott'
}

test('arbitrary text never throws', () => {
  const fields = fc.array(fc.oneof(fc.string(), fc.constantFrom('1', '2', '1071', '1950', '1,2_3')), { maxLength: 9 })
  fc.assert(
    fc.property(fields, (parts) => {
      const slip = slipFromText(parts.join('~'))
      expect(slip === undefined || Number.isInteger(slip.playId)).toBe(true)
    }),
  )
})
