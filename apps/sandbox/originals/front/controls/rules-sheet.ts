import { element } from '../../../studio/front/controls/element.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import type { Purse } from '../../../studio/front/play/purse.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { filled } from '../../filled.ts'
import { LEAST_ROUND_MS } from '../../pace.ts'
import type { OriginalWords } from '../words/words.ts'

export interface OwnRules {
  how: readonly string[]
  /** Prices and chances, as the game lists them. */
  table: HTMLElement
  largest: { times: string; cents(stake: bigint): bigint }
}

export function openRules(speech: Speech<OriginalWords>, purse: Purse, { how, table, largest }: OwnRules): void {
  const { words, money, number } = speech
  const { own } = words
  const [least = 0n, most = 0n] = [purse.stakes[0], purse.stakes.at(-1)]
  const limits = [
    filled(own.stakesFromTo, { least: money(least), most: money(most) }),
    filled(own.largestWin, { times: largest.times, amount: money(largest.cents(most)) }),
  ]
  openSheet(
    words.rules,
    speech,
    section(own.howToPlay, ...how.map(paragraph)),
    section(own.returns, paragraph(own.returnExact), table),
    section(own.limits, ...limits.map(paragraph)),
    section(own.fairness, paragraph(words.fairShort), fairLink(speech)),
    section(
      own.interruptions,
      paragraph(filled(own.pace, { seconds: number(LEAST_ROUND_MS / 1_000) })),
      paragraph(words.interrupted),
    ),
  )
}

/** To the page where anybody checks any round. */
export function fairLink({ words, locale }: Speech<OriginalWords>): HTMLElement {
  const href = `/fair/?${new URLSearchParams({ language: locale })}`
  return element('a', { class: 'anybody', href, target: '_blank', rel: 'noopener' }, words.anybody)
}

export const paragraph = (text: string) => element('p', {}, text)
export const section = (title: string, ...content: Node[]) =>
  element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)

/** Rows of a name and figures. */
export function figureTable(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const line = (cells: readonly string[], header: boolean) =>
    element(
      'tr',
      {},
      ...cells.map((cell, index) => element(header || index === 0 ? 'th' : 'td', { dir: 'auto' }, cell)),
    )
  const body = rows.map((cells) => line(cells, false))
  const table = element(
    'table',
    { class: 'prices' },
    element('thead', {}, line(head, true)),
    element('tbody', {}, ...body),
  )
  return element('div', { class: 'table-place' }, table)
}
