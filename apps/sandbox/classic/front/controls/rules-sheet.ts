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
import { element } from '../../../studio/front/controls/element.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { JACKPOT_ODDS_CENTS } from '../../maths/jackpot.ts'
import { ANY_BARS_PAY, lines, threePays, TWO_CHERRIES_PAY } from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { ROWS } from '../../maths/strips.ts'
import { symbolNames } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import type { Words } from '../words/words.ts'

interface Told {
  stakeCents: bigint
  look: Look<SymbolName>
  title: string
  hasJackpot: boolean
}

export function openRulesSheet(speech: Speech<Words>, { stakeCents, look, title, hasJackpot }: Told): void {
  const { words, money, percent } = speech
  const share = [words.returnOfJackpot, percent(published.returnOfJackpot)] as const
  openSheet(
    words.rules,
    speech,
    foreword(words.standsIn(title)),
    ...(hasJackpot ? [jackpotSection(speech, stakeCents)] : []),
    section(words.paytable, paragraph(words.paytableNote(money(stakeCents))), payCards(speech, stakeCents, look)),
    section(words.lines, paragraph(words.linesRule), linePictures(speech, lines, ROWS)),
    section(
      words.figures,
      figures(speech, published, hasJackpot ? [share] : []),
      paragraph(words.fairness),
      paragraph(words.interrupted),
    ),
  )
}

function jackpotSection({ words, money, number, percent }: Speech<Words>, stakeCents: bigint): HTMLElement {
  const rounds = Math.round(JACKPOT_ODDS_CENTS / Number(stakeCents))
  return section(
    words.jackpot,
    paragraph(words.jackpotRule(percent(published.returnOfJackpot))),
    paragraph(words.jackpotChance(money(stakeCents), number(rounds))),
  )
}

function payCards(speech: Speech<Words>, stakeCents: bigint, { sourceOf, nameOf }: Look<SymbolName>): HTMLElement {
  const { words, money } = speech
  const lineStake = stakeCents / BigInt(lines.length)
  const cents = (units: number) => lineStake * BigInt(units)
  const paysOf = (units: number) => pays(speech, { cents: [cents(units)], least: 3 })
  const cards = symbolNames.map((name) =>
    payCard({ source: sourceOf(name), label: nameOf(name) }, paysOf(threePays[name])),
  )
  const others = terms('figures', [
    [words.anyBars, money(cents(ANY_BARS_PAY))],
    [words.twoCherries, money(cents(TWO_CHERRIES_PAY))],
  ])
  return element('div', {}, element('div', { class: 'pay-cards' }, ...cards), others)
}
