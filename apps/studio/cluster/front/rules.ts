import { figureTable, minimumDurationText, rulesOf } from '../../originals/front/page/rules-parts.ts'
import { element } from '../../kit/front/controls/element.ts'
import type { SessionView } from '../../kit/play-contract.ts'
import {
  clusterUnits,
  FREE_SPINS,
  FREE_SPINS_MORE,
  MAX_FREE_SPINS,
  MAX_MULTIPLIER,
  MAX_STAKES,
  SIZES,
  UNITS_OF_STAKE,
} from '../maths/paytable.ts'
import { published } from '../maths/published.ts'
import { GEMS } from '../maths/symbols.ts'
import { sourceOf } from './pictures.ts'
import type { ClusterTranslator } from './texts/texts.ts'

const DECIMALS = 4
const [THREE, FOUR, FIVE] = FREE_SPINS
const once = (translator: ClusterTranslator, chance: string) => translator.number(Math.round(10 / Number(chance)) / 10)

export function clusterRules(translator: ClusterTranslator, session: SessionView): Node[] {
  const { returnToPlayer, returnOfFreeSpins, hitRate, freeSpinsChance, variance, rounds } = published
  const partOfFreeSpins = (Number(returnOfFreeSpins) / Number(returnToPlayer)).toFixed(DECIMALS)
  const freeSpins = { three: THREE, four: FOUR, five: FIVE, more: FREE_SPINS_MORE, max: MAX_FREE_SPINS }
  const frequencies = {
    hit: once(translator, hitRate),
    free: translator.number(Math.round(1 / Number(freeSpinsChance))),
    volatility: translator.number(Math.round(Math.sqrt(Number(variance)) * 10) / 10),
  }
  return rulesOf(translator, session, {
    howToPlay: [
      translator.t('howClusters'),
      translator.t('howMultiplier', { max: MAX_MULTIPLIER }),
      translator.t('howFreeSpins', freeSpins),
      minimumDurationText(translator),
      translator.t('howQuick'),
    ],
    returns: [
      translator.t('returnWhole', {
        share: translator.percent(returnToPlayer),
        free: translator.percent(partOfFreeSpins),
      }),
      translator.t('howOften', frequencies),
      translator.t('clustersPay'),
      paytable(translator),
    ],
    largest: { times: translator.number(MAX_STAKES), cents: (stake) => stake * BigInt(MAX_STAKES) },
    limits: [translator.t('capEnds')],
    interruptions: [translator.t('interrupted')],
    fairness: [translator.t('howBook', { rounds: translator.number(rounds) })],
  })
}

/** A row per gem, a column per minimum cluster size of a payout. */
function paytable(translator: ClusterTranslator): HTMLElement {
  const sizes = SIZES.map((from, index) => {
    const next = SIZES[index + 1]
    if (next === undefined) return `${translator.number(from)}+`
    return next - from === 1 ? translator.number(from) : `${translator.number(from)}–${translator.number(next - 1)}`
  })
  const rows = Array.from(GEMS, (letter) => SIZES.map((size) => `×${clusterUnits(letter, size) / UNITS_OF_STAKE}`))
  const table = figureTable(
    [translator.t('gem'), ...sizes],
    rows.map((pays) => ['', ...pays]),
  )
  table.classList.add('paytable')
  for (const [nth, cell] of [...table.querySelectorAll('tbody th')].entries()) {
    const letter = GEMS[nth] ?? ''
    cell.append(element('img', { class: 'paytable-gem', src: sourceOf(letter), alt: String(nth + 1) }))
  }
  return table
}
