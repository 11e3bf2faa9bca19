import { elementsOf } from '../../../quick-pick/front/scene/elements-of.ts'
import { button, element } from '../../../kit/front/controls/element.ts'
import { icon } from '../../../kit/front/controls/icon.ts'
import { ClockRing } from './clock-ring.ts'
import { dealerDrawing } from './dealer-drawing.ts'

/** Gesture of the dealer. */
export type Gesture = 'rest' | 'invite' | 'close' | 'deal' | 'left' | 'right'
type Tone = 'plain' | 'stop' | 'win'

interface TableViewOptions {
  /** Index of the dealer; null without one. */
  dealer: number | null
  /** CSS class with the style of the game's scene. */
  sceneClass: string
  stage: HTMLElement
  sidePanel: HTMLElement
  texts: { timeLeft: string; proof: string }
  openProof(): void
}

/** The scene above the felt: dealer, dealt cards, betting time, and messages. */
export class TableView {
  readonly scene: HTMLElement
  readonly aside: HTMLElement
  readonly clock: ClockRing
  readonly #messageElement = element('p', { class: 'table-word', role: 'status' })
  readonly #otherStakesElement = element('p', { class: 'table-others' })
  readonly #dealer: HTMLElement

  constructor({ dealer, sceneClass, stage, sidePanel, texts, openProof }: TableViewOptions) {
    this.clock = new ClockRing(texts.timeLeft)
    this.#dealer = element('div', { class: 'table-dealer' })
    if (dealer !== null) this.#dealer.append(elementsOf(dealerDrawing(dealer)))
    const proof = button({ class: 'table-proof', 'aria-label': texts.proof }, openProof, icon('shield'))
    this.scene = element(
      'div',
      { class: `table-scene table-scene-${sceneClass}` },
      this.#dealer,
      element('div', { class: 'table-stage' }, stage),
      element('div', { class: 'table-clock' }, this.clock.element),
      element('div', { class: 'table-corner' }, proof, this.#otherStakesElement),
      this.#messageElement,
    )
    this.aside = element('div', { class: 'table-aside' }, sidePanel)
    this.gesture('rest')
  }

  showMessage(text: string, tone: Tone = 'plain'): void {
    if (this.#messageElement.textContent !== text) this.#messageElement.textContent = text
    this.#messageElement.dataset['tone'] = tone
  }

  showOthersStakes(text: string): void {
    this.#otherStakesElement.textContent = text
  }

  gesture(gesture: Gesture): void {
    this.#dealer.dataset['gesture'] = gesture
  }
}
