import { segments } from '../../originals/front/controls/segments.ts'
import type { Controls } from '../../originals/front/page/play-panel.ts'
import { priceText } from '../../originals/price-text.ts'
import { button, element, setDisabled } from '../../kit/front/controls/element.ts'
import { icon } from '../../kit/front/controls/icon.ts'
import { CHANCES, thresholdOf, faceText, payoutCents, priceOf } from '../maths/dice.ts'
import type { Pick, Side } from '../maths/dice.ts'
import type { DiceTranslator } from './texts/texts.ts'

const EVEN_CHANCE = 5_000
const SIDES: readonly Side[] = ['under', 'over']

/** Controls for the side, under or over, and its probability. */
export class DiceControls implements Controls {
  readonly element: HTMLElement
  readonly #translator: DiceTranslator
  readonly #draw: (choice: Pick) => void
  readonly #range: HTMLInputElement
  readonly #lessButton: HTMLButtonElement
  readonly #moreButton: HTMLButtonElement
  readonly #chance = element('output')
  readonly #price = element('output', { dir: 'ltr' })
  readonly #sides: HTMLFieldSetElement
  #side: Side = 'under'
  #chanceIndex = CHANCES.indexOf(EVEN_CHANCE)
  #changed: () => void = () => {}

  constructor(translator: DiceTranslator, drawLine: (choice: Pick) => void) {
    this.#translator = translator
    this.#draw = drawLine
    this.#range = element('input', {
      type: 'range',
      class: 'range',
      min: '0',
      max: String(CHANCES.length - 1),
      value: String(this.#chanceIndex),
      'aria-label': translator.t('winChance'),
    })
    this.#range.addEventListener('input', () => this.#move(Number(this.#range.value)))
    this.#lessButton = button(
      { class: 'step', 'aria-label': translator.t('lessLikely') },
      () => this.#move(this.#chanceIndex - 1),
      icon('minus'),
    )
    this.#moreButton = button(
      { class: 'step', 'aria-label': translator.t('moreLikely') },
      () => this.#move(this.#chanceIndex + 1),
      icon('plus'),
    )
    this.#sides = segments({
      legend: translator.t('side'),
      values: SIDES,
      label: (side) => this.#sideText(side),
      chosen: this.#side,
      onChoose: (side) => this.#change(() => (this.#side = side)),
    })
    const slider = element('div', { class: 'slider' }, this.#lessButton, this.#range, this.#moreButton)
    const facts = element(
      'div',
      { class: 'facts' },
      fact(translator.t('chance'), this.#chance),
      fact(translator.t('price'), this.#price),
    )
    this.element = element('div', { class: 'settings' }, this.#sides, slider, facts)
  }

  get choice(): Pick {
    return { side: this.#side, faces: CHANCES[this.#chanceIndex] ?? EVEN_CHANCE }
  }

  mayWinCents(stake: bigint): bigint {
    return payoutCents(this.choice, stake)
  }

  show(): void {
    const { choice } = this
    this.#range.value = String(this.#chanceIndex)
    this.#chance.textContent = this.#translator.percent((choice.faces / 10_000).toFixed(4))
    this.#range.setAttribute('aria-valuetext', this.#chance.textContent)
    this.#price.textContent = `×${priceText(priceOf(choice))}`
    setDisabled(this.#lessButton, this.#chanceIndex === 0)
    setDisabled(this.#moreButton, this.#chanceIndex === CHANCES.length - 1)
    for (const [index, label] of this.#sides.querySelectorAll('label span').entries()) {
      label.textContent = this.#sideText(SIDES[index] ?? 'under')
    }
    this.#draw(choice)
  }

  onChange(changed: () => void): void {
    this.#changed = changed
  }

  #sideText(side: Side): string {
    return this.#translator.t(side, { edge: faceText(thresholdOf({ ...this.choice, side })) })
  }

  #move(index: number): void {
    this.#change(() => (this.#chanceIndex = Math.max(0, Math.min(CHANCES.length - 1, index))))
  }

  #change(change: () => void): void {
    change()
    this.#changed()
  }
}

const fact = (name: string, value: HTMLElement) => element('p', {}, element('span', {}, name), value)
