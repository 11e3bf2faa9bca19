import {
  figures,
  introParagraph,
  linePictures,
  paragraph,
  payCard,
  pays,
  section,
  terms,
} from '../../../slots/front/controls/rules-parts.ts'
import type { SymbolSet } from '../../../slots/front/play/start-slot.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { JACKPOT_ODDS_CENTS } from '../../maths/jackpot.ts'
import { ANY_BARS_PAY, lines, threePays, TWO_CHERRIES_PAY } from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { ROWS } from '../../maths/strips.ts'
import { symbolNames } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { ClassicTranslator } from '../texts/classic-texts.ts'

interface RuleTexts {
  stakeCents: bigint
  symbols: SymbolSet<SymbolName>
  title: string
  hasJackpot: boolean
}

export function openRulesSheet(
  translator: ClassicTranslator,
  { stakeCents, symbols, title, hasJackpot }: RuleTexts,
): void {
  const { t, money, percent } = translator
  const share = [t('returnOfJackpot'), percent(published.returnOfJackpot)] as const
  openSheet(
    t('rules'),
    translator,
    introParagraph(t('demoInPlaceOf', { title })),
    ...(hasJackpot ? [jackpotSection(translator, stakeCents)] : []),
    section(
      t('paytable'),
      paragraph(t('paytableNote', { bet: money(stakeCents) })),
      payCards(translator, stakeCents, symbols),
    ),
    section(t('lines'), paragraph(t('linesRule')), linePictures(translator, lines, ROWS)),
    section(
      t('figures'),
      figures(translator, published, hasJackpot ? [share] : []),
      paragraph(t('fairness')),
      paragraph(t('interrupted')),
    ),
  )
}

function jackpotSection({ t, money, number, percent }: ClassicTranslator, stakeCents: bigint): HTMLElement {
  const rounds = Math.round(JACKPOT_ODDS_CENTS / Number(stakeCents))
  return section(
    t('jackpot'),
    paragraph(t('jackpotRule', { share: percent(published.returnOfJackpot) })),
    paragraph(t('jackpotChance', { bet: money(stakeCents), rounds: number(rounds) })),
  )
}

function payCards(
  translator: ClassicTranslator,
  stakeCents: bigint,
  { sourceOf, nameOf }: SymbolSet<SymbolName>,
): HTMLElement {
  const { t, money } = translator
  const lineStake = stakeCents / BigInt(lines.length)
  const cents = (units: number) => lineStake * BigInt(units)
  const paysOf = (units: number) => pays(translator, { cents: [cents(units)], minCount: 3 })
  const cards = symbolNames.map((name) =>
    payCard({ source: sourceOf(name), label: nameOf(name) }, paysOf(threePays[name])),
  )
  const others = terms('figures', [
    [t('anyBars'), money(cents(ANY_BARS_PAY))],
    [t('twoCherries'), money(cents(TWO_CHERRIES_PAY))],
  ])
  return element('div', {}, element('div', { class: 'pay-cards' }, ...cards), others)
}
