import { lines, REELS, ROWS } from '../../maths/lines.ts'
import {
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_AWARDED,
  FREE_SPINS_LIMIT,
  LEAST_OF_A_KIND,
  linePays,
  scatterPays,
} from '../../maths/paytable.ts'
import { published } from '../../maths/published.ts'
import { symbolNames } from '../../maths/symbols.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import { symbolSources } from '../reels/symbol-pictures.ts'
import { lineColour } from '../reels/win-marks.ts'
import { element } from '../../../studio/front/controls/element.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import type { Speech as SpeechOf } from '../../../studio/front/words/speech.ts'
import type { Words } from '../words/words.ts'
import { symbolNamesIn } from '../words/symbol-names.ts'

type Speech = SpeechOf<Words>

export function openRulesSheet(speech: Speech, stakeCents: bigint): void {
  const { words, money } = speech
  const section = (title: string, ...content: (Node | string)[]) =>
    element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)
  openSheet(
    words.rules,
    speech,
    section(words.paytable, paragraph(words.paytableNote(money(stakeCents))), payCards(speech, stakeCents)),
    section(words.freeSpins(FREE_SPINS_AWARDED), paragraph(words.freeSpinsRule(freeSpins))),
    section(words.lines, paragraph(words.linesRule), linePictures(speech)),
    section(words.figures, figures(speech), paragraph(words.fairness), paragraph(words.interrupted)),
  )
}

const freeSpins = { awarded: FREE_SPINS_AWARDED, limit: FREE_SPINS_LIMIT, multiplier: FREE_SPIN_MULTIPLIER }
const paragraph = (text: string) => element('p', {}, text)

function payCards(speech: Speech, stakeCents: bigint): HTMLElement {
  const { words } = speech
  const names = symbolNamesIn(words)
  const lineStake = stakeCents / BigInt(lines.length)
  const cards = symbolNames.map((name) => {
    if (name === 'aurora') return card(name, words.symbol.aurora, paragraph(words.wildRule))
    if (name !== 'lantern') return card(name, names[name], pays(speech, linePays[name], lineStake))
    const rule = element('div', {}, paragraph(words.scatterRule), pays(speech, scatterPays, stakeCents))
    return card(name, words.symbol.lantern, rule)
  })
  return element('div', { class: 'pay-cards' }, ...cards)
}

function card(name: SymbolName, label: string, content: HTMLElement): HTMLElement {
  const picture = element('img', { src: symbolSources[name], alt: label, width: '56', height: '56' })
  const wide = name === 'aurora' || name === 'lantern'
  return element('div', { class: wide ? 'pay-card pay-card-wide' : 'pay-card' }, picture, content)
}

/** Five of a kind first. */
function pays({ money, number }: Speech, units: readonly number[], unitCents: bigint): HTMLElement {
  const rows = units.map((times, index) => ({ count: index + LEAST_OF_A_KIND, cents: unitCents * BigInt(times) }))
  const cells = rows
    .reverse()
    .flatMap(({ count, cents }) => [element('dt', {}, number(count)), element('dd', {}, money(cents))])
  return element('dl', { class: 'pays' }, ...cells)
}

function linePictures({ number }: Speech): HTMLElement {
  const pictures = lines.map((rows, line) => {
    const cells = Array.from({ length: ROWS * REELS }, (_, cell) => {
      const played = rows[cell % REELS] === Math.floor(cell / REELS)
      const dot = element('i', { class: played ? 'dot dot-on' : 'dot' })
      if (played) dot.style.setProperty('--line', lineColour(line))
      return dot
    })
    const grid = element('div', { class: 'line-grid', dir: 'ltr', 'aria-hidden': 'true' }, ...cells)
    return element('li', {}, grid, element('span', {}, number(line + 1)))
  })
  return element('ol', { class: 'line-pictures' }, ...pictures)
}

function figures({ words, percent, number }: Speech): HTMLElement {
  const deviation = number(Math.sqrt(Number(published.variance)))
  const every = Math.round(1 / Number(published.triggerChance))
  const rows: [string, string][] = [
    [words.returnToPlayer, percent(published.returnToPlayer)],
    [words.hitRate, percent(published.hitRate)],
    [words.freeSpinsEvery, words.rounds(every)],
    [words.volatility, words.volatilityOf('medium', deviation)],
    [words.largestWin, words.timesBet(number(Number(published.largestWin)))],
  ]
  const cells = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return element('dl', { class: 'figures' }, ...cells)
}
