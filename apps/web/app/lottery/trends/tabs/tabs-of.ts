import { DRAW_SHAPES } from '@ante/lottery/draw-shapes.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'
import { msg } from '@lingui/core/macro'

import { symbolTexts } from '../../kit/balls/draw-text.ts'
import { tableOf } from '../../kit/balls/balls-of.ts'
import { isWingoViolet, wingoTint } from '../../kit/balls/tints.ts'
import { digitTabs } from './digit-tabs.ts'
import { gridOf, kindsOf, spreadOf } from './grids.ts'
import { carTabs, diceTabs, drumTabs, elevenTabs, kenoTabs, markTabs, sum28Tabs } from './number-tabs.ts'
import type { TrendTab } from './trend.ts'
import { trendTexts } from './trend-texts.ts'

const allTrend = { id: 'all', name: trendTexts.all }

function wingoTabs(): TrendTab[] {
  const digit = ([value = 0]: readonly number[]) => value
  const { red, green, violet, big, small } = trendTexts
  return [
    { id: 'positions', name: msg`Ball number`, trends: [{ ...gridOf(allTrend, [0, 9], digit), tintOf: wingoTint }] },
    {
      id: 'colour',
      name: trendTexts.colour,
      trends: [
        {
          ...kindsOf(allTrend, [green, red, violet], () => 0),
          // The digits 0 and 5 have two colours, so they hit two columns.
          hitsOf: (numbers) => [
            wingoTint(digit(numbers)) === 'green' ? 0 : 1,
            ...(isWingoViolet(digit(numbers)) ? [2] : []),
          ],
          tintOf: (column) => (['green', 'red', 'violet'] as const)[column] ?? 'grey',
        },
      ],
    },
    {
      id: 'size',
      name: trendTexts.bigSmall,
      trends: [kindsOf(allTrend, [big, small], (numbers) => (digit(numbers) >= 5 ? 0 : 1))],
    },
  ]
}

const COLOURS = [msg`Red`, msg`Yellow`, msg`Green`, msg`Blue`, msg`Violet`, msg`White`]
const SYMBOLS = ['fish', 'prawn', 'crab', 'gourd', 'rooster', 'deer'] as const

const facesTabs = (columns: typeof COLOURS): TrendTab[] => [
  { id: 'spread', name: trendTexts.spread, trends: [{ ...spreadOf(allTrend, [0, 5]), columns }] },
]

/** Chart of the number of red discs among the four. */
const discTabs = (): TrendTab[] => [
  {
    id: 'spread',
    name: trendTexts.red,
    trends: [gridOf(allTrend, [0, 4], (discs) => discs.filter((side) => side === 0).length)],
  },
  {
    id: 'parity',
    name: trendTexts.oddEven,
    trends: [
      kindsOf(
        allTrend,
        [trendTexts.odd, trendTexts.even],
        (discs) => 1 - (discs.filter((side) => side === 0).length % 2),
      ),
    ],
  },
]

const TABS: Record<Family, () => TrendTab[]> = {
  SSC: () => digitTabs(5),
  '5D': () => digitTabs(5),
  PL5: () => digitTabs(5),
  LF: () => digitTabs(3),
  LAO: () => digitTabs(4),
  '4D': () => digitTabs(4),
  THAI: () => digitTabs(3),
  VNC_NORTH: () => digitTabs(2),
  VNC_CENTRE: () => digitTabs(2),
  VNC_SOUTH: () => digitTabs(2),
  '11X5': elevenTabs,
  PK10: carTabs,
  SEAPK10: carTabs,
  K3: diceTabs,
  SEAK3: diceTabs,
  PCB: sum28Tabs,
  LHC: markTabs,
  KENO: kenoTabs,
  WGG: wingoTabs,
  CLR: () => facesTabs(COLOURS),
  VBC: () => facesTabs(SYMBOLS.map((name) => symbolTexts[name])),
  VXD: discTabs,
  TL642: () => drumTabs(42),
  TL645: () => drumTabs(45),
  TL649: () => drumTabs(49),
  TL655: () => drumTabs(55),
  TL658: () => drumTabs(58),
  SSQ: () => drumTabs(33, 1),
  DLT: () => drumTabs(35, 2),
}

/** Returns the charts of a family, by tab. Source: domain handbook 5.6. */
export const tabsOf = (family: Family): TrendTab[] => TABS[family]()

/** Charts of a prize table: the last digits of the prize on which most plays are. */
const ENDS: Partial<Record<Family, [prize: string, digits: number]>> = {
  THAI: ['first', 3],
  '4D': ['first', 4],
  VNC_NORTH: ['special', 2],
  VNC_CENTRE: ['special', 2],
  VNC_SOUTH: ['special', 2],
}

/** Returns a draw as numbers: symbols by their position in the rules, prizes by the last digits that are bet on. */
export function numbersOf(family: Family, draw: Draw): number[] {
  const table = tableOf(draw)
  if (table) {
    const [prize, digits] = ENDS[family] ?? ['first', 1]
    return Array.from((table[prize]?.[0] ?? '').slice(-digits), Number)
  }
  const shape = DRAW_SHAPES[family]
  const drawn: readonly (string | number)[] = Array.isArray(draw) ? draw : []
  return drawn.map((item) => (shape.kind === 'symbols' ? shape.symbols.indexOf(String(item)) : Number(item)))
}
