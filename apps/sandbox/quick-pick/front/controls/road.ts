import { element } from '../../../studio/front/controls/element.ts'
import { part } from '../../../studio/front/controls/parts.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import type { Dress } from '../../dresses/dress.ts'
import type { QuickWords } from '../words/words.ts'

const BEADS = 12

/** The last results of this page, the latest at its end. */
export class Road {
  readonly #dress: Dress
  readonly #speech: Speech<QuickWords>
  readonly #road = part('road')

  constructor(dress: Dress, speech: Speech<QuickWords>) {
    this.#dress = dress
    this.#speech = speech
    this.#road.setAttribute('aria-label', speech.words.lastResults)
  }

  add(drawn: number, won: boolean): void {
    const { text, colour } = this.#dress.bead(drawn)
    const { words } = this.#speech
    const label = this.#dress.result(drawn)[words.inData]
    const bead = element('li', { class: 'bead', 'data-won': String(won), 'aria-label': label, dir: 'ltr' }, text)
    bead.style.setProperty('--bead', colour)
    this.#road.append(bead)
    while (this.#road.childElementCount > BEADS) this.#road.firstElementChild?.remove()
  }
}
