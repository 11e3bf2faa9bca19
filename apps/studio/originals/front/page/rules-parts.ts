import { element } from '../../../studio/front/controls/element.ts'
import { fairPage } from '../../../studio/fairness/fair-page.ts'
import type { SessionView } from '../../../studio/play-contract.ts'
import { LEAST_ROUND_MS } from '../../pace.ts'
import type { OriginalTalk } from '../words/words.ts'

export interface OwnRules {
  how: readonly string[]
  /** What comes back, and prices and chances as the game lists them. */
  returns: readonly (Node | string)[]
  largest: { times: string; cents(stake: bigint): bigint }
  /** What else is limited. */
  limits?: readonly string[]
  /** What becomes of a round that nobody plays on. */
  interruptions: readonly string[]
  /** How it is drawn. */
  fairness: readonly (Node | string)[]
}

/** The rules of a game of the house, all in one order. */
export function rulesOf(talk: OriginalTalk, { stakesCents }: SessionView, own: OwnRules): Node[] {
  const stakes = stakesCents.map(BigInt)
  const [least = 0n, most = 0n] = [stakes[0], stakes.at(-1)]
  const limits = [
    talk.say('stakesFromTo', { least: talk.money(least), most: talk.money(most) }),
    talk.say('largestWin', { times: own.largest.times, amount: talk.money(own.largest.cents(most)) }),
    ...(own.limits ?? []),
  ]
  return [
    section(talk.say('howToPlay'), ...own.how),
    section(talk.say('returns'), ...own.returns),
    section(talk.say('limits'), ...limits),
    section(talk.say('fairness'), ...own.fairness),
    section(talk.say('interruptions'), ...own.interruptions),
  ]
}

export const paceOf = (talk: OriginalTalk) => talk.say('pace', { seconds: talk.number(LEAST_ROUND_MS / 1_000) })

/** Of a game whose rounds can be proved: how its numbers come from the seeds, and where anybody checks them. */
export const proofOf = (talk: OriginalTalk): (Node | string)[] => [talk.say('algorithm'), fairLink(talk)]

function fairLink(talk: OriginalTalk): HTMLElement {
  const href = fairPage({ language: talk.locale })
  return element('a', { class: 'anybody', href, target: '_blank', rel: 'noopener' }, talk.say('anybody'))
}

const section = (title: string, ...content: readonly (Node | string)[]) =>
  element(
    'section',
    { class: 'rules-section' },
    element('h3', {}, title),
    ...content.map((part) => (typeof part === 'string' ? element('p', {}, part) : part)),
  )

/** Rows of a name and figures. */
export function figureTable(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const line = (cells: readonly string[], isHead: boolean) =>
    element(
      'tr',
      {},
      ...cells.map((cell, index) => element(isHead || index === 0 ? 'th' : 'td', { dir: 'auto' }, cell)),
    )
  const parts = [
    ...(head.length > 0 ? [element('thead', {}, line(head, true))] : []),
    element('tbody', {}, ...rows.map((cells) => line(cells, false))),
  ]
  // Where it is wider than the page it is scrolled, by the keyboard too.
  return element('div', { class: 'table-place', tabindex: '0' }, element('table', { class: 'prices' }, ...parts))
}
