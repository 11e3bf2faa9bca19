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
import type { Speech } from '../../../studio/front/words/speech.ts'
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
import type { LineWords } from '../words/words.ts'

type SymbolLook = Pick<Look<SymbolName>, 'sourceOf' | 'nameOf'>

export function openRulesSheet(
  speech: Speech<LineWords>,
  { stakeCents, look, standsIn }: { stakeCents: bigint; look: SymbolLook; standsIn?: string },
): void {
  const { words, money } = speech
  openSheet(
    words.rules,
    speech,
    ...(standsIn ? [foreword(standsIn)] : []),
    section(words.paytable, paragraph(words.paytableNote(money(stakeCents))), payCards(speech, stakeCents, look)),
    section(words.freeSpins(FREE_SPINS_AWARDED), paragraph(words.freeSpinsRule(freeSpins))),
    section(words.lines, paragraph(words.linesRule), linePictures(speech, lines, ROWS)),
    section(words.figures, ownFigures(speech), paragraph(words.fairness), paragraph(words.interrupted)),
  )
}

const freeSpins = { awarded: FREE_SPINS_AWARDED, limit: FREE_SPINS_LIMIT, multiplier: FREE_SPIN_MULTIPLIER }

function payCards(speech: Speech<LineWords>, stakeCents: bigint, { sourceOf, nameOf }: SymbolLook): HTMLElement {
  const { words } = speech
  const lineStake = stakeCents / BigInt(lines.length)
  const paysOf = (units: readonly number[], cents: bigint) =>
    pays(speech, { cents: units.map((times) => cents * BigInt(times)), least: LEAST_OF_A_KIND })
  const cards = symbolNames.map((name) => {
    const shown = { source: sourceOf(name), label: nameOf(name) }
    if (name === WILD) return payCard({ ...shown, wide: true }, paragraph(words.wildRule))
    if (name !== SCATTER) return payCard(shown, paysOf(linePays[name], lineStake))
    const rule = element('div', {}, paragraph(words.scatterRule), paysOf(scatterPays, stakeCents))
    return payCard({ ...shown, wide: true }, rule)
  })
  return element('div', { class: 'pay-cards' }, ...cards)
}

function ownFigures(speech: Speech<LineWords>): HTMLElement {
  const every = Math.round(1 / Number(published.triggerChance))
  return figures(speech, published, [[speech.words.freeSpinsEvery, speech.words.rounds(every)]])
}
