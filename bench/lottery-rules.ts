import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'
import { payoutOf } from '@ante/lottery/payout.ts'
import { playById } from '@ante/lottery/plays.ts'
import { prepareDraw } from '@ante/lottery/prepared-draw.ts'
import type { PreparedDraw } from '@ante/lottery/prepared-draw.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'
import { stakesOf } from '@ante/lottery/stakes.ts'

import { perSecond } from './figures.ts'
import type { Figure } from './figures.ts'

const ROWS = 1_000_000

interface DrawCase {
  family: Family
  draw: Draw
  /** Typical bets in the format of orders, with realistic frequencies: positions, straights, groups, sums, sides. */
  texts: readonly string[]
}

const DRAW_CASES: readonly DrawCase[] = [
  {
    family: 'SSC',
    draw: [1, 2, 3, 5, 7],
    texts: [
      '0,1,2,3,4____5,7~1~1111~1~1950~1',
      '1,3,5,7_0,5,7_2,7~1~1071~2~1950~5',
      '2,3,4,5,7,8~1~1076~1~1950~1',
      '15~1~1073~1~1950~1',
      '1,2_2,4_3,6_5,8_7,0~1~1002~1~1950~1',
      'hundreds,tens,ones_1,2,5,6~1~1165~1~1950~1',
      '3,8~1~1125~1~1950~1',
      'T~1~1524~1~1950~1~100',
    ],
  },
  {
    family: 'PK10',
    draw: [3, 2, 1, 4, 5, 6, 7, 8, 9, 10],
    texts: [
      '1,3,5_________~1~6001~1~1940~1',
      '1,3_2,3~1~6002~1~1940~1',
      '11,3~1~6521~1~1940~1~20',
      '2-3~1~6533~1~1940~1~20',
    ],
  },
  {
    family: 'K3',
    draw: [4, 4, 2],
    texts: ['10,3~1~8501~1~1900~1~10', '1,2,4,5~1~8009~1~1900~1', 'b~1~8512~1~1900~1~50', '4~1~8510~1~1900~1~10'],
  },
  {
    family: '11X5',
    draw: [7, 2, 9, 3, 1],
    texts: ['1,2,3,4,5,7,9~1~3005~1~1900~1', '7_1,2,9,10~1~3023~1~1900~1', '1,7_2,3,5~1~3010~1~1900~1'],
  },
]

/** Measures parsing and settling a million slip rows against one draw, in one process and without a database. */
export async function lotteryRules(): Promise<Figure[]> {
  return DRAW_CASES.map(settled)
}

function settled({ family, draw, texts }: DrawCase): Figure {
  for (const text of texts) check(family, text)
  const prepared = prepareDraw(family, draw)
  const startedAt = performance.now()
  let units = 0n
  for (let row = 0; row < ROWS; row += 1) units += paid(family, texts[row % texts.length] ?? '', prepared)
  const seconds = (performance.now() - startedAt) / 1000
  if (units === 0n) throw new Error(`no bet of ${family} won: the figure would cover losing bets only`)
  return [`${family}: ${ROWS.toLocaleString('en')} slip rows`, `${seconds.toFixed(1)} s, ${perSecond(ROWS / seconds)}`]
}

function paid(family: Family, text: string, draw: PreparedDraw): bigint {
  const slip = slipFromText(text)
  if (!slip) throw new Error(`no slip: ${text}`)
  return payoutOf({ ...slip, family, prizeMode: 'Lott', play: slip.playId }, draw).units
}

function check(family: Family, text: string): void {
  const slip = slipFromText(text)
  const counted = slip && stakesOf({ family, prizeMode: 'Lott', play: slip.playId, selection: slip.selection })
  if (!counted?.ok || playById(slip?.playId ?? 0)?.family !== family) throw new Error(`no slip of ${family}: ${text}`)
}
