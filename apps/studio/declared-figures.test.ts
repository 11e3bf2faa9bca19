import { declaredEdge } from '@ante/demo/edges.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { declaredVolatility } from '@ante/demo/limits.ts'
import { expect, test } from 'vitest'

import { published as classic } from './classic/maths/published.ts'
import { published as cluster } from './cluster/maths/published.ts'
import { published as northlight } from './northlight/maths/published.ts'
import { volatilityOf } from './slots/volatility-of.ts'
import { published as ways } from './ways/maths/published.ts'

/** Published figures by engine; `lines` plays the rounds of Northlight Reels. */
const FIGURES: Record<string, { returnToPlayer: string; returnOfJackpot?: string; variance: string }> = {
  classic,
  cluster,
  northlight,
  lines: northlight,
  ways,
}
const declared = (engine: string) => {
  const game = games.find((candidate) => engineOf(candidate) === engine)
  if (!game) throw new Error(`no title is played by ${engine}`)
  return { volatility: declaredVolatility(game), returned: 100 - (declaredEdge(game) ?? 100) / 100 }
}

test.each(Object.entries(FIGURES))('%s declares its published figures', (engine, figures) => {
  const { returnToPlayer, returnOfJackpot = '0', variance } = figures
  const { volatility, returned } = declared(engine)
  expect(volatility).toBe(volatilityOf(Math.sqrt(Number(variance))))
  expect(returned).toBeCloseTo((Number(returnToPlayer) + Number(returnOfJackpot)) * 100, 1)
})

test('no other game declares a volatility', () => {
  const declaring = games.filter((game) => declaredVolatility(game) !== null).map(engineOf)
  expect([...new Set(declaring)].toSorted()).toEqual(Object.keys(FIGURES).toSorted())
})
