import { figureTable, paceOf, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { element } from '../../studio/front/controls/element.ts'
import type { SessionView } from '../../studio/play-contract.ts'
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
import type { ClusterTalk } from './words/words.ts'

const PLACES = 4
const [THREE, FOUR, FIVE] = FREE_SPINS
const once = (talk: ClusterTalk, chance: string) => talk.number(Math.round(10 / Number(chance)) / 10)

export function clusterRules(talk: ClusterTalk, session: SessionView): Node[] {
  const { returnToPlayer, returnOfFreeSpins, hitRate, freeSpinsChance, variance, rounds } = published
  const partOfFreeSpins = (Number(returnOfFreeSpins) / Number(returnToPlayer)).toFixed(PLACES)
  const freeSpins = { three: THREE, four: FOUR, five: FIVE, more: FREE_SPINS_MORE, most: MOST_FREE_SPINS }
  const often = {
    hit: once(talk, hitRate),
    free: talk.number(Math.round(1 / Number(freeSpinsChance))),
    volatility: talk.number(Math.round(Math.sqrt(Number(variance)) * 10) / 10),
  }
  return rulesOf(talk, session, {
    how: [
      talk.say('howClusters'),
      talk.say('howMultiplier', { most: MOST_MULTIPLIER }),
      talk.say('howFreeSpins', freeSpins),
      paceOf(talk),
      talk.say('howQuick'),
    ],
    returns: [
      talk.say('returnWhole', { share: talk.percent(returnToPlayer), free: talk.percent(partOfFreeSpins) }),
      talk.say('howOften', often),
      talk.say('clustersPay'),
      paytable(talk),
    ],
    largest: { times: talk.number(MOST_STAKES), cents: (stake) => stake * BigInt(MOST_STAKES) },
    limits: [talk.say('capEnds')],
    interruptions: [talk.say('interrupted')],
    fairness: [talk.say('howBook', { rounds: talk.number(rounds) })],
  })
}

/** A row for each gem, a column for each size from which on more is paid. */
function paytable(talk: ClusterTalk): HTMLElement {
  const sizes = SIZES.map((from, place) => {
    const next = SIZES[place + 1]
    if (next === undefined) return `${talk.number(from)}+`
    return next - from === 1 ? talk.number(from) : `${talk.number(from)}–${talk.number(next - 1)}`
  })
  const rows = Array.from(GEMS, (letter) => SIZES.map((size) => `×${clusterUnits(letter, size) / UNITS_OF_STAKE}`))
  const table = figureTable(
    [talk.say('gem'), ...sizes],
    rows.map((pays) => ['', ...pays]),
  )
  table.classList.add('paytable')
  for (const [nth, cell] of [...table.querySelectorAll('tbody th')].entries()) {
    const letter = GEMS[nth] ?? ''
    cell.append(element('img', { class: 'paytable-gem', src: sourceOf(letter), alt: String(nth + 1) }))
  }
  return table
}
