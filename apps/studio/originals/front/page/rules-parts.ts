import { element } from '../../../kit/front/controls/element.ts'
import { fairPage } from '../../../kit/fairness/fair-page.ts'
import type { SessionView } from '../../../kit/play-contract.ts'
import { LEAST_ROUND_MS } from '../../pace.ts'
import type { OriginalTranslator } from '../words/words.ts'

export interface OwnRules {
  how: readonly string[]
  /** The return, with payouts and probabilities as listed by the game. */
  returns: readonly (Node | string)[]
  largest: { times: string; cents(stake: bigint): bigint }
  /** Further limits. */
  limits?: readonly string[]
  /** Handling of abandoned rounds. */
  interruptions: readonly string[]
  /** How results are drawn. */
  fairness: readonly (Node | string)[]
}

/** The rules of a house game, in a common order. */
export function rulesOf(translate: OriginalTranslator, { stakesCents }: SessionView, own: OwnRules): Node[] {
  const stakes = stakesCents.map(BigInt)
  const [least = 0n, most = 0n] = [stakes[0], stakes.at(-1)]
  const limits = [
    translate.say('stakesFromTo', { least: translate.money(least), most: translate.money(most) }),
    translate.say('largestWin', { times: own.largest.times, amount: translate.money(own.largest.cents(most)) }),
    ...(own.limits ?? []),
  ]
  return [
    section(translate.say('howToPlay'), ...own.how),
    section(translate.say('returns'), ...own.returns),
    section(translate.say('limits'), ...limits),
    section(translate.say('fairness'), ...own.fairness),
    section(translate.say('interruptions'), ...own.interruptions),
  ]
}

export const paceOf = (translate: OriginalTranslator) =>
  translate.say('pace', { seconds: translate.number(LEAST_ROUND_MS / 1_000) })

/** For games with provable rounds: how numbers are derived from the seeds, and where they can be verified. */
export const proofOf = (translate: OriginalTranslator): (Node | string)[] => [
  translate.say('algorithm'),
  fairLink(translate),
]

function fairLink(translate: OriginalTranslator): HTMLElement {
  const href = fairPage({ language: translate.locale })
  return element('a', { class: 'anybody', href, target: '_blank', rel: 'noopener' }, translate.say('anybody'))
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
  // Scrollable when wider than the page, also by keyboard.
  return element('div', { class: 'table-place', tabindex: '0' }, element('table', { class: 'prices' }, ...parts))
}
