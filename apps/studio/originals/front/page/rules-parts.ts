import { element } from '../../../kit/front/controls/element.ts'
import { fairPage } from '../../../kit/fairness/fair-page.ts'
import type { SessionView } from '../../../kit/play-contract.ts'
import { MIN_ROUND_MS } from '../../pace.ts'
import type { OriginalTranslator } from '../texts/texts.ts'

export interface OwnRules {
  howToPlay: readonly string[]
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
export function rulesOf(translator: OriginalTranslator, { stakesCents }: SessionView, ownSections: OwnRules): Node[] {
  const stakes = stakesCents.map(BigInt)
  const [min = 0n, max = 0n] = [stakes[0], stakes.at(-1)]
  const limits = [
    translator.t('stakesFromTo', { min: translator.money(min), max: translator.money(max) }),
    translator.t('largestWin', {
      times: ownSections.largest.times,
      amount: translator.money(ownSections.largest.cents(max)),
    }),
    ...(ownSections.limits ?? []),
  ]
  return [
    section(translator.t('howToPlay'), ...ownSections.howToPlay),
    section(translator.t('returns'), ...ownSections.returns),
    section(translator.t('limits'), ...limits),
    section(translator.t('fairness'), ...ownSections.fairness),
    section(translator.t('interruptions'), ...ownSections.interruptions),
  ]
}

export const minimumDurationText = (translator: OriginalTranslator) =>
  translator.t('minimumDuration', { seconds: translator.number(MIN_ROUND_MS / 1_000) })

/** For games with provable rounds: how numbers are derived from the seeds, and where they can be verified. */
export const verificationParts = (translator: OriginalTranslator): (Node | string)[] => [
  translator.t('algorithm'),
  fairLink(translator),
]

function fairLink(translator: OriginalTranslator): HTMLElement {
  const href = fairPage({ language: translator.locale })
  return element(
    'a',
    { class: 'verify-link', href, target: '_blank', rel: 'noopener' },
    translator.t('publicVerificationLink'),
  )
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
  return element('div', { class: 'table-scroller', tabindex: '0' }, element('table', { class: 'prices' }, ...parts))
}
