import {
  figures,
  introParagraph,
  linePictures,
  paragraph,
  payCard,
  pays,
  section,
} from '../../../slots/front/controls/rules-parts.ts'
import type { SymbolSet } from '../../../slots/front/play/start-slot.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { lines, ROWS } from '../../maths/lines.ts'
import {
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_AWARDED,
  FREE_SPINS_LIMIT,
  MIN_OF_A_KIND,
  linePays,
  scatterPays,
} from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { SCATTER, symbolNames, WILD } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { LineTranslator } from '../../../lines/front/texts/line-texts.ts'

type SymbolNames = Pick<SymbolSet<SymbolName>, 'sourceOf' | 'nameOf'>

export function openRulesSheet(
  translator: LineTranslator,
  { stakeCents, symbols, demoNote }: { stakeCents: bigint; symbols: SymbolNames; demoNote?: string },
): void {
  const { t, count, money } = translator
  openSheet(
    t('rules'),
    translator,
    ...(demoNote ? [introParagraph(demoNote)] : []),
    section(
      t('paytable'),
      paragraph(t('paytableNote', { bet: money(stakeCents) })),
      payCards(translator, stakeCents, symbols),
    ),
    section(count('freeSpins', FREE_SPINS_AWARDED), paragraph(t('freeSpinsRule', freeSpins))),
    section(t('lines'), paragraph(t('linesRule')), linePictures(translator, lines, ROWS)),
    section(t('figures'), ownFigures(translator), paragraph(t('fairness')), paragraph(t('interrupted'))),
  )
}

const freeSpins = { awarded: FREE_SPINS_AWARDED, limit: FREE_SPINS_LIMIT, multiplier: FREE_SPIN_MULTIPLIER }

function payCards(translator: LineTranslator, stakeCents: bigint, { sourceOf, nameOf }: SymbolNames): HTMLElement {
  const { t } = translator
  const lineStake = stakeCents / BigInt(lines.length)
  const paysOf = (units: readonly number[], cents: bigint) =>
    pays(translator, { cents: units.map((times) => cents * BigInt(times)), minCount: MIN_OF_A_KIND })
  const cards = symbolNames.map((name) => {
    const picture = { source: sourceOf(name), label: nameOf(name) }
    if (name === WILD) return payCard({ ...picture, wide: true }, paragraph(t('wildRule')))
    if (name !== SCATTER) return payCard(picture, paysOf(linePays[name], lineStake))
    const rule = element('div', {}, paragraph(t('scatterRule')), paysOf(scatterPays, stakeCents))
    return payCard({ ...picture, wide: true }, rule)
  })
  return element('div', { class: 'pay-cards' }, ...cards)
}

function ownFigures(translator: LineTranslator): HTMLElement {
  const spinsBetween = Math.round(1 / Number(published.triggerChance))
  return figures(translator, published, [[translator.t('freeSpinsEvery'), translator.count('rounds', spinsBetween)]])
}
