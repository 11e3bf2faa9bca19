import {
  figures,
  introParagraph,
  paragraph,
  payCard,
  pays,
  section,
} from '../../../slots/front/controls/rules-parts.ts'
import type { SymbolSet } from '../../../slots/front/play/start-slot.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { MIN_OF_A_KIND, scatterPays, UNITS_OF_STAKE, wayPays } from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { SCATTER, symbolNames, WILD } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { WayTranslator } from '../texts/way-texts.ts'

export function openRulesSheet(
  translator: WayTranslator,
  { stakeCents, symbols, title }: { stakeCents: bigint; symbols: SymbolSet<SymbolName>; title: string },
): void {
  const { t, count, money } = translator
  const spinsBetween = Math.round(1 / Number(published.respinChance))
  openSheet(
    t('rules'),
    translator,
    introParagraph(t('demoInPlaceOf', { title })),
    section(
      t('paytable'),
      paragraph(t('paytableNote', { bet: money(stakeCents) })),
      payCards(translator, stakeCents, symbols),
    ),
    section(t('ways'), paragraph(t('waysRule'))),
    section(t('respins'), paragraph(t('respinsRule'))),
    section(
      t('figures'),
      figures(translator, published, [[t('respinEvery'), count('rounds', spinsBetween)]]),
      paragraph(t('fairness')),
      paragraph(t('interrupted')),
    ),
  )
}

function payCards(
  translator: WayTranslator,
  stakeCents: bigint,
  { sourceOf, nameOf }: SymbolSet<SymbolName>,
): HTMLElement {
  const { t } = translator
  const unitCents = stakeCents / BigInt(UNITS_OF_STAKE)
  const paysOf = (units: readonly number[]) =>
    pays(translator, { cents: units.map((times) => unitCents * BigInt(times)), minCount: MIN_OF_A_KIND })
  const cards = symbolNames.map((name) => {
    const picture = { source: sourceOf(name), label: nameOf(name) }
    if (name === WILD) return payCard({ ...picture, wide: true }, paragraph(t('wildRule')))
    if (name !== SCATTER) return payCard(picture, paysOf(wayPays[name]))
    return payCard({ ...picture, wide: true }, element('div', {}, paragraph(t('scatterRule')), paysOf(scatterPays)))
  })
  return element('div', { class: 'pay-cards' }, ...cards)
}
