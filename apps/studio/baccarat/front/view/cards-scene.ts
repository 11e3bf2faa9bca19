import { elementsOf } from '../../../quick-pick/front/scene/elements-of.ts'
import { cardBack } from '../../../quick-pick/art/cards.ts'
import { draw } from '../../../quick-pick/art/drawing.ts'
import { element } from '../../../kit/front/controls/element.ts'
import { cardDrawing } from '../../art/card-drawing.ts'
import { handPoints } from '../../maths/cards.ts'
import type { Card } from '../../maths/cards.ts'
import type { Coup } from '../../maths/coup.ts'

const SIDES = ['player', 'banker'] as const
type Side = (typeof SIDES)[number]

/** Times at which cards leave the shoe, from the draw on; third cards wait until the points have been shown. */
const FIRST_AT_MS = [300, 900, 1_500, 2_100]
const THIRD_AFTER_MS = 1_300
const FLIGHT_MS = 480
const RESULT_PAUSE_MS = 900
const BACK = '#7b1630'

interface Hand {
  cards: HTMLElement
  points: HTMLElement
}

interface Step {
  side: Side
  card: Card
  atMs: number
}

/** In dealing order: player and banker in turns, then the player's third card, then the banker's. */
function stepsOf({ player, banker }: Coup): Step[] {
  const first: [Side, Card | undefined][] = [
    ['player', player[0]],
    ['banker', banker[0]],
    ['player', player[1]],
    ['banker', banker[1]],
  ]
  const third: [Side, Card | undefined][] = [
    ['player', player[2]],
    ['banker', banker[2]],
  ]
  const steps = first.flatMap(([side, card], nth) =>
    card === undefined ? [] : [{ side, card, atMs: FIRST_AT_MS[nth] ?? 0 }],
  )
  let atMs = (FIRST_AT_MS[3] ?? 0) + THIRD_AFTER_MS
  for (const [side, card] of third) {
    if (card === undefined) continue
    steps.push({ side, card, atMs })
    atMs += THIRD_AFTER_MS
  }
  return steps
}

/** The cards of both sides in front of the dealer. */
export class CardsScene {
  readonly element: HTMLElement
  readonly #hands: Record<Side, Hand>
  readonly #reducedMotion: () => boolean
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(names: Record<Side, string>, reducedMotion: () => boolean) {
    this.#reducedMotion = reducedMotion
    const hand = (): Hand => ({
      cards: element('div', { class: 'hand-cards' }),
      points: element('output', { class: 'hand-points' }),
    })
    this.#hands = { player: hand(), banker: hand() }
    const sides = SIDES.map((side) =>
      element(
        'div',
        { class: `hand hand-${side}` },
        element(
          'div',
          { class: 'hand-head' },
          element('span', { class: 'hand-name' }, names[side]),
          this.#hands[side].points,
        ),
        this.#hands[side].cards,
      ),
    )
    this.element = element('div', { class: 'hands', dir: 'ltr' }, ...sides)
    this.clear()
  }

  clear(): void {
    this.#stop()
    delete this.element.dataset['winner']
    for (const side of SIDES) this.#show(side, [])
  }

  /** Shows the final state. */
  showAll(coup: Coup): void {
    this.#stop()
    for (const side of SIDES) this.#show(side, coup[side])
    this.element.dataset['winner'] = coup.winner
  }

  /** Deals the cards; resolves when the last one is face up. Calls `onCard` for each. */
  deal(coup: Coup, onCard: () => void): Promise<void> {
    this.clear()
    if (this.#reducedMotion()) {
      this.showAll(coup)
      return Promise.resolve()
    }
    const steps = stepsOf(coup)
    const shownCards: Record<Side, Card[]> = { player: [], banker: [] }
    for (const { side, card, atMs } of steps) {
      this.#later(atMs, () => {
        shownCards[side].push(card)
        this.#add(side, card, shownCards[side])
        onCard()
      })
    }
    const endMs = (steps[steps.length - 1]?.atMs ?? 0) + FLIGHT_MS + RESULT_PAUSE_MS
    return new Promise((resolve) =>
      this.#later(endMs, () => {
        this.element.dataset['winner'] = coup.winner
        resolve()
      }),
    )
  }

  #add(side: Side, card: Card, shownCards: readonly Card[]): void {
    const { cards, points } = this.#hands[side]
    const newCard = cardElement(card, shownCards.length === 3)
    newCard.classList.add('card-flies')
    cards.append(newCard)
    cards.dataset['count'] = String(shownCards.length)
    const now = handPoints(shownCards)
    this.#later(FLIGHT_MS, () => (points.textContent = String(now)))
  }

  #show(side: Side, cards: readonly Card[]): void {
    const hand = this.#hands[side]
    hand.cards.replaceChildren(...cards.map((card, nth) => cardElement(card, nth === 2)))
    hand.cards.dataset['count'] = String(cards.length)
    hand.points.textContent = cards.length > 0 ? String(handPoints(cards)) : ''
  }

  #later(ms: number, action: () => void): void {
    this.#timers.push(setTimeout(action, ms))
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}

/** Face and back of one card, stacked. */
function cardElement(card: Card, isThird: boolean): HTMLElement {
  const box = { viewBox: '-31 -43 62 86', 'aria-hidden': 'true' }
  const face = elementsOf(draw('svg', { ...box, class: 'card-face' }, cardDrawing(card)))
  const back = elementsOf(draw('svg', { ...box, class: 'card-back' }, cardBack(BACK)))
  return element(
    'div',
    { class: isThird ? 'card card-third' : 'card' },
    element('div', { class: 'card-turn' }, face, back),
  )
}
