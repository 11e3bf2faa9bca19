import { element } from '../../kit/front/controls/element.ts'
import { MAX_MULTIPLIER } from '../maths/paytable.ts'

/** The multipliers in order, with the current one marked. */
export class Ladder {
  readonly element: HTMLElement
  readonly #steps = Array.from({ length: MAX_MULTIPLIER }, (_, index) =>
    element('span', { class: 'step-times' }, `×${index + 1}`),
  )

  constructor() {
    this.element = element('div', { class: 'ladder' }, ...this.#steps)
    this.show(1)
  }

  show(multiplier: number): void {
    for (const [index, step] of this.#steps.entries()) {
      step.dataset['past'] = String(index + 1 < multiplier)
      step.dataset['on'] = String(index + 1 === multiplier)
    }
  }
}
