import { element } from '../../../studio/front/controls/element.ts'
import { part } from '../../../studio/front/controls/parts.ts'

const BEADS = 12

export interface Bead {
  text: string
  /** As it is read aloud. */
  label: string
  colour: string
  won: boolean
}

/** The last results of this page, the latest at its end. */
export class History {
  readonly #road = part('road')

  constructor(label: string) {
    this.#road.setAttribute('aria-label', label)
  }

  add({ text, label, colour, won }: Bead): void {
    const bead = element('li', { class: 'bead', 'data-won': String(won), 'aria-label': label, dir: 'ltr' }, text)
    bead.style.setProperty('--bead', colour)
    this.#road.append(bead)
    while (this.#road.childElementCount > BEADS) this.#road.firstElementChild?.remove()
  }
}
