import { texts } from './front/texts/texts.ts'
import type { RouletteTextId } from './front/texts/texts.ts'
import type { GameTranslator } from '../kit/game.ts'
import type { TableTextId } from '../tables/front/texts/table-texts.ts'
import type { TableRules } from '../tables/table-rules.ts'
import { pocketPicture } from './art/pocket-picture.ts'
import { spotLimits } from './maths/limits.ts'
import { spotWonCents } from './maths/spots.ts'
import { colourOf, POCKETS } from './maths/wheel.ts'

export interface Spin {
  pocket: number
}

/** Every payout is a whole number of chips. */
const GRAIN_CENTS = 1n

type RouletteTexts = GameTranslator<RouletteTextId | TableTextId>

const outsideTexts: ReadonlyMap<string, RouletteTextId> = new Map<string, RouletteTextId>([
  ['red', 'red'],
  ['black', 'black'],
  ['odd', 'odd'],
  ['even', 'even'],
  ['low', 'low'],
  ['high', 'high'],
  ['dozen-1', 'dozen1'],
  ['dozen-2', 'dozen2'],
  ['dozen-3', 'dozen3'],
])

/** Roulette with a single zero. */
export const roulette: TableRules<Spin, Spin> = {
  engine: 'roulette',
  texts,
  grainCents: GRAIN_CENTS,
  paceOf: ({ name }) => ({ betting: /speed/i.test(name) ? 14_000 : 20_000, reveal: 9_000, pause: 4_000 }),
  spotsOf: () => spotLimits,
  dealsOfSet: 1,
  draw: (drawBelow) => ({ pocket: drawBelow(POCKETS) }),
  outcomeOf: (spin) => spin,
  spotWonCents: (spot, stakeCents, { pocket }) => spotWonCents(spot, pocket, stakeCents),
  spotName: (spot, { t }: RouletteTexts) => {
    const [kind = spot, number] = spot.split('-')
    if (kind === 'column' && number) return t('columnNumber', { number })
    const name = outsideTexts.get(spot)
    return name ? t(name) : spot
  },
  describe: ({ outcome: { pocket } }, { t }: RouletteTexts) => {
    const colour = colourOf(pocket)
    return {
      lines: [{ label: t('detailResult'), value: colour === 'green' ? `${pocket}` : `${pocket} – ${t(colour)}` }],
      picture: pocketPicture(pocket),
    }
  },
}
