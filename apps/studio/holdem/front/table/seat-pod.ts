import { element } from '../../../kit/front/controls/element.ts'
import type { SeatView } from '../../table/table-contract.ts'
import type { HoldemTranslator } from '../play/translator.ts'
import { categoryTexts, moveTexts } from '../texts/texts.ts'
import type { HoldemTextId } from '../texts/texts.ts'
import { cardElement } from './card.ts'

const HUES = 12
const HUE_STEP = 30

export interface SeatPodState {
  seat: SeatView
  isOwn: boolean
  /** The player's own cards, sent only to that player. */
  ownCards: readonly string[]
  isDealt: boolean
  won: number
}

/** A seat's player: cards, name, chips, and last action. */
export function seatPod(
  { seat, isOwn, ownCards, isDealt, won }: SeatPodState,
  translator: HoldemTranslator,
): HTMLElement {
  const name = isOwn ? translator.t('you') : seat.name
  const face = element('span', { class: 'pod-face', 'data-bot': String(seat.isBot), 'aria-hidden': 'true' })
  face.append(seat.isBot ? '◆' : (Array.from(seat.name)[0] ?? '?').toUpperCase())
  face.style.setProperty('--hue', String(hueOf(seat.name)))
  const pod = element(
    'div',
    {
      class: 'pod',
      'data-state': seat.state,
      'data-own': String(isOwn),
      'data-won': String(won > 0),
      'data-shown': String(seat.cards !== null),
    },
    face,
    element('div', { class: 'pod-cards' }, ...cardsOf({ seat, isOwn, ownCards, isDealt })),
    element(
      'div',
      { class: 'pod-plate' },
      element('span', { class: 'pod-name', dir: 'auto' }, name),
      element('span', { class: 'pod-stack' }, translator.money(BigInt(seat.stackCents))),
      element('i', { class: 'pod-time' }),
    ),
  )
  const notes = notesOf(seat, won, translator).map((note) =>
    element('span', { class: 'pod-note', 'data-kind': seat.last?.kind ?? 'none' }, note),
  )
  pod.append(element('div', { class: 'pod-notes' }, ...notes))
  return pod
}

function cardsOf({ seat, isOwn, ownCards, isDealt }: Omit<SeatPodState, 'won'>): Node[] {
  const isIn = seat.state === 'in' || seat.state === 'all-in'
  if (isOwn) return ownCards.map(cardElement)
  if (seat.cards) return seat.cards.map(cardElement)
  return isIn && isDealt ? [cardElement(null), cardElement(null)] : []
}

function notesOf(seat: SeatView, won: number, translator: HoldemTranslator): string[] {
  const hand = seat.category ? [translator.t(categoryTexts[seat.category])] : []
  if (won > 0) return [translator.t('wins', { amount: translator.money(BigInt(won)) }), ...hand]
  if (hand.length > 0) return hand
  const textId = stateTexts[seat.state] ?? (seat.last && moveTexts[seat.last.kind])
  return textId ? [translator.t(textId)] : []
}

const stateTexts: Partial<Record<SeatView['state'], HoldemTextId>> = {
  away: 'away',
  waiting: 'waiting',
  'all-in': 'allIn',
}

/** Deterministic colour by name. */
function hueOf(name: string): number {
  const mixed = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7)
  return (mixed % HUES) * HUE_STEP
}
