import { figures, foreword, paragraph, payCard, pays, section } from '../../../slots/front/controls/rules-parts.ts'
import type { Look } from '../../../slots/front/play/start-slot.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { LEAST_OF_A_KIND, scatterPays, UNITS_OF_STAKE, wayPays } from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { SCATTER, symbolNames, WILD } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { WayTranslator } from '../words/way-words.ts'

export function openRulesSheet(
  translate: WayTranslator,
  { stakeCents, look, title }: { stakeCents: bigint; look: Look<SymbolName>; title: string },
): void {
  const { say, count, money } = translate
  const every = Math.round(1 / Number(published.respinChance))
  openSheet(
    say('rules'),
    translate,
    foreword(say('standsIn', { title })),
    section(
      say('paytable'),
      paragraph(say('paytableNote', { bet: money(stakeCents) })),
      payCards(translate, stakeCents, look),
    ),
    section(say('ways'), paragraph(say('waysRule'))),
    section(say('respins'), paragraph(say('respinsRule'))),
    section(
      say('figures'),
      figures(translate, published, [[say('respinEvery'), count('rounds', every)]]),
      paragraph(say('fairness')),
      paragraph(say('interrupted')),
    ),
  )
}

function payCards(translate: WayTranslator, stakeCents: bigint, { sourceOf, nameOf }: Look<SymbolName>): HTMLElement {
  const { say } = translate
  const unitCents = stakeCents / BigInt(UNITS_OF_STAKE)
  const paysOf = (units: readonly number[]) =>
    pays(translate, { cents: units.map((times) => unitCents * BigInt(times)), least: LEAST_OF_A_KIND })
  const cards = symbolNames.map((name) => {
    const shown = { source: sourceOf(name), label: nameOf(name) }
    if (name === WILD) return payCard({ ...shown, wide: true }, paragraph(say('wildRule')))
    if (name !== SCATTER) return payCard(shown, paysOf(wayPays[name]))
    return payCard({ ...shown, wide: true }, element('div', {}, paragraph(say('scatterRule')), paysOf(scatterPays)))
  })
  return element('div', { class: 'pay-cards' }, ...cards)
}
