import {
  figures,
  foreword,
  linePictures,
  paragraph,
  payCard,
  pays,
  section,
  terms,
} from '../../../slots/front/controls/rules-parts.ts'
import type { Look } from '../../../slots/front/play/start-slot.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { openSheet } from '../../../kit/front/controls/sheet.ts'
import { JACKPOT_ODDS_CENTS } from '../../maths/jackpot.ts'
import { ANY_BARS_PAY, lines, threePays, TWO_CHERRIES_PAY } from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { ROWS } from '../../maths/strips.ts'
import { symbolNames } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { ClassicTranslator } from '../words/classic-words.ts'

interface RuleTexts {
  stakeCents: bigint
  look: Look<SymbolName>
  title: string
  hasJackpot: boolean
}

export function openRulesSheet(translate: ClassicTranslator, { stakeCents, look, title, hasJackpot }: RuleTexts): void {
  const { say, money, percent } = translate
  const share = [say('returnOfJackpot'), percent(published.returnOfJackpot)] as const
  openSheet(
    say('rules'),
    translate,
    foreword(say('standsIn', { title })),
    ...(hasJackpot ? [jackpotSection(translate, stakeCents)] : []),
    section(
      say('paytable'),
      paragraph(say('paytableNote', { bet: money(stakeCents) })),
      payCards(translate, stakeCents, look),
    ),
    section(say('lines'), paragraph(say('linesRule')), linePictures(translate, lines, ROWS)),
    section(
      say('figures'),
      figures(translate, published, hasJackpot ? [share] : []),
      paragraph(say('fairness')),
      paragraph(say('interrupted')),
    ),
  )
}

function jackpotSection({ say, money, number, percent }: ClassicTranslator, stakeCents: bigint): HTMLElement {
  const rounds = Math.round(JACKPOT_ODDS_CENTS / Number(stakeCents))
  return section(
    say('jackpot'),
    paragraph(say('jackpotRule', { share: percent(published.returnOfJackpot) })),
    paragraph(say('jackpotChance', { bet: money(stakeCents), rounds: number(rounds) })),
  )
}

function payCards(
  translate: ClassicTranslator,
  stakeCents: bigint,
  { sourceOf, nameOf }: Look<SymbolName>,
): HTMLElement {
  const { say, money } = translate
  const lineStake = stakeCents / BigInt(lines.length)
  const cents = (units: number) => lineStake * BigInt(units)
  const paysOf = (units: number) => pays(translate, { cents: [cents(units)], least: 3 })
  const cards = symbolNames.map((name) =>
    payCard({ source: sourceOf(name), label: nameOf(name) }, paysOf(threePays[name])),
  )
  const others = terms('figures', [
    [say('anyBars'), money(cents(ANY_BARS_PAY))],
    [say('twoCherries'), money(cents(TWO_CHERRIES_PAY))],
  ])
  return element('div', {}, element('div', { class: 'pay-cards' }, ...cards), others)
}
