import {
  figures,
  foreword,
  linePictures,
  paragraph,
  payCard,
  pays,
  section,
} from '../../../slots/front/controls/rules-parts.ts'
import type { Look } from '../../../slots/front/play/start-slot.ts'
import { element } from '../../../studio/front/controls/element.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import { lines, ROWS } from '../../maths/lines.ts'
import {
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_AWARDED,
  FREE_SPINS_LIMIT,
  LEAST_OF_A_KIND,
  linePays,
  scatterPays,
} from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { SCATTER, symbolNames, WILD } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { LineTalk } from '../../../lines/front/words/line-words.ts'

type SymbolLook = Pick<Look<SymbolName>, 'sourceOf' | 'nameOf'>

export function openRulesSheet(
  talk: LineTalk,
  { stakeCents, look, standsIn }: { stakeCents: bigint; look: SymbolLook; standsIn?: string },
): void {
  const { say, count, money } = talk
  openSheet(
    say('rules'),
    talk,
    ...(standsIn ? [foreword(standsIn)] : []),
    section(
      say('paytable'),
      paragraph(say('paytableNote', { bet: money(stakeCents) })),
      payCards(talk, stakeCents, look),
    ),
    section(count('freeSpins', FREE_SPINS_AWARDED), paragraph(say('freeSpinsRule', freeSpins))),
    section(say('lines'), paragraph(say('linesRule')), linePictures(talk, lines, ROWS)),
    section(say('figures'), ownFigures(talk), paragraph(say('fairness')), paragraph(say('interrupted'))),
  )
}

const freeSpins = { awarded: FREE_SPINS_AWARDED, limit: FREE_SPINS_LIMIT, multiplier: FREE_SPIN_MULTIPLIER }

function payCards(talk: LineTalk, stakeCents: bigint, { sourceOf, nameOf }: SymbolLook): HTMLElement {
  const { say } = talk
  const lineStake = stakeCents / BigInt(lines.length)
  const paysOf = (units: readonly number[], cents: bigint) =>
    pays(talk, { cents: units.map((times) => cents * BigInt(times)), least: LEAST_OF_A_KIND })
  const cards = symbolNames.map((name) => {
    const shown = { source: sourceOf(name), label: nameOf(name) }
    if (name === WILD) return payCard({ ...shown, wide: true }, paragraph(say('wildRule')))
    if (name !== SCATTER) return payCard(shown, paysOf(linePays[name], lineStake))
    const rule = element('div', {}, paragraph(say('scatterRule')), paysOf(scatterPays, stakeCents))
    return payCard({ ...shown, wide: true }, rule)
  })
  return element('div', { class: 'pay-cards' }, ...cards)
}

function ownFigures(talk: LineTalk): HTMLElement {
  const every = Math.round(1 / Number(published.triggerChance))
  return figures(talk, published, [[talk.say('freeSpinsEvery'), talk.count('rounds', every)]])
}
