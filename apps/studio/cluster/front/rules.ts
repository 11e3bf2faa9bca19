import { figureTable, paceOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { element } from '../../kit/front/controls/element.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import {
  clusterUnits,
  FREE_SPINS,
  FREE_SPINS_MORE,
  MOST_FREE_SPINS,
  MOST_MULTIPLIER,
  MOST_STAKES,
  SIZES,
  UNITS_OF_STAKE,
} from '../maths/paytable.ts'
import { published } from '../maths/published.ts'
import { GEMS } from '../maths/symbols.ts'
import { sourceOf } from './pictures.ts'
import type { ClusterTranslator } from './words/words.ts'

const PLACES = 4
const [THREE, FOUR, FIVE] = FREE_SPINS
const once = (translate: ClusterTranslator, chance: string) => translate.number(Math.round(10 / Number(chance)) / 10)

export function clusterRules(translate: ClusterTranslator, session: SessionView): Node[] {
  const { returnToPlayer, returnOfFreeSpins, hitRate, freeSpinsChance, variance, rounds } = published
  const partOfFreeSpins = (Number(returnOfFreeSpins) / Number(returnToPlayer)).toFixed(PLACES)
  const freeSpins = { three: THREE, four: FOUR, five: FIVE, more: FREE_SPINS_MORE, most: MOST_FREE_SPINS }
  const often = {
    hit: once(translate, hitRate),
    free: translate.number(Math.round(1 / Number(freeSpinsChance))),
    volatility: translate.number(Math.round(Math.sqrt(Number(variance)) * 10) / 10),
  }
  return rulesOf(translate, session, {
    how: [
      translate.say('howClusters'),
      translate.say('howMultiplier', { most: MOST_MULTIPLIER }),
      translate.say('howFreeSpins', freeSpins),
      paceOf(translate),
      translate.say('howQuick'),
    ],
    returns: [
      translate.say('returnWhole', {
        share: translate.percent(returnToPlayer),
        free: translate.percent(partOfFreeSpins),
      }),
      translate.say('howOften', often),
      translate.say('clustersPay'),
      paytable(translate),
    ],
    largest: { times: translate.number(MOST_STAKES), cents: (stake) => stake * BigInt(MOST_STAKES) },
    limits: [translate.say('capEnds')],
    interruptions: [translate.say('interrupted')],
    fairness: [translate.say('howBook', { rounds: translate.number(rounds) })],
  })
}

/** A row per gem, a column per minimum cluster size of a payout. */
function paytable(translate: ClusterTranslator): HTMLElement {
  const sizes = SIZES.map((from, place) => {
    const next = SIZES[place + 1]
    if (next === undefined) return `${translate.number(from)}+`
    return next - from === 1 ? translate.number(from) : `${translate.number(from)}–${translate.number(next - 1)}`
  })
  const rows = Array.from(GEMS, (letter) => SIZES.map((size) => `×${clusterUnits(letter, size) / UNITS_OF_STAKE}`))
  const table = figureTable(
    [translate.say('gem'), ...sizes],
    rows.map((pays) => ['', ...pays]),
  )
  table.classList.add('paytable')
  for (const [nth, cell] of [...table.querySelectorAll('tbody th')].entries()) {
    const letter = GEMS[nth] ?? ''
    cell.append(element('img', { class: 'paytable-gem', src: sourceOf(letter), alt: String(nth + 1) }))
  }
  return table
}
