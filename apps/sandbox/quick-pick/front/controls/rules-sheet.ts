import { element } from '../../../studio/front/controls/element.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { decimal } from '../../../studio/maths/exact/fraction.ts'
import type { Dress } from '../../dresses/dress.ts'
import { chanceOf, priceText, returnOf } from '../../maths.ts'
import { LEAST_ROUND_MS } from '../../pace.ts'
import { markOf } from '../scene/elements-of.ts'
import type { QuickWords } from '../words/words.ts'

const PLACES = 10

export function openRulesSheet(speech: Speech<QuickWords>, dress: Dress, title: string): void {
  const { words, number } = speech
  openSheet(
    words.rules,
    speech,
    section(words.quickPick, paragraph(words.quickPickStandsIn(title)), paragraph(dress.rule[words.inData])),
    section(words.prices, paragraph(words.pricesNote), priceTable(speech, dress)),
    section(
      words.figures,
      paragraph(words.fairShort),
      paragraph(words.pace(number(LEAST_ROUND_MS / 1_000))),
      paragraph(words.interrupted),
    ),
  )
}

const paragraph = (text: string) => element('p', {}, text)
const section = (title: string, ...content: Node[]) =>
  element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)

/** Of each choice: its price, its chance, and what comes back of all stakes on it. */
function priceTable({ words, percent }: Speech<QuickWords>, dress: Dress): HTMLElement {
  const head = [words.pick, words.price, words.chance, words.returnShort].map((name) =>
    element('th', { scope: 'col' }, name),
  )
  const rows = dress.choices.map((choice) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, markOf(choice.mark), choice.name[words.inData]),
      element('td', { dir: 'ltr' }, `×${priceText(choice.price)}`),
      element('td', {}, percent(decimal(chanceOf(choice, dress), PLACES))),
      element('td', {}, percent(decimal(returnOf(choice, dress), PLACES))),
    ),
  )
  const caption = element('caption', { class: 'unseen' }, words.prices)
  return element(
    'table',
    { class: 'prices' },
    caption,
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  )
}
