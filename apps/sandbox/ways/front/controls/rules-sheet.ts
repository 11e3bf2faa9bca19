import { figures, foreword, paragraph, payCard, pays, section } from '../../../slots/front/controls/rules-parts.ts'
import type { Look } from '../../../slots/front/play/start-slot.ts'
import { element } from '../../../studio/front/controls/element.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { LEAST_OF_A_KIND, scatterPays, UNITS_OF_STAKE, wayPays } from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { SCATTER, symbolNames, WILD } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { Words } from '../words/words.ts'

export function openRulesSheet(
  speech: Speech<Words>,
  { stakeCents, look, title }: { stakeCents: bigint; look: Look<SymbolName>; title: string },
): void {
  const { words, money } = speech
  const every = Math.round(1 / Number(published.respinChance))
  openSheet(
    words.rules,
    speech,
    foreword(words.standsIn(title)),
    section(words.paytable, paragraph(words.paytableNote(money(stakeCents))), payCards(speech, stakeCents, look)),
    section(words.ways, paragraph(words.waysRule)),
    section(words.respins, paragraph(words.respinsRule)),
    section(
      words.figures,
      figures(speech, published, [[words.respinEvery, words.rounds(every)]]),
      paragraph(words.fairness),
      paragraph(words.interrupted),
    ),
  )
}

function payCards(speech: Speech<Words>, stakeCents: bigint, { sourceOf, nameOf }: Look<SymbolName>): HTMLElement {
  const { words } = speech
  const unitCents = stakeCents / BigInt(UNITS_OF_STAKE)
  const paysOf = (units: readonly number[]) =>
    pays(speech, { cents: units.map((times) => unitCents * BigInt(times)), least: LEAST_OF_A_KIND })
  const cards = symbolNames.map((name) => {
    const shown = { source: sourceOf(name), label: nameOf(name) }
    if (name === WILD) return payCard({ ...shown, wide: true }, paragraph(words.wildRule))
    if (name !== SCATTER) return payCard(shown, paysOf(wayPays[name]))
    return payCard({ ...shown, wide: true }, element('div', {}, paragraph(words.scatterRule), paysOf(scatterPays)))
  })
  return element('div', { class: 'pay-cards' }, ...cards)
}
