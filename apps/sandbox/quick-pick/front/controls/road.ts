import { element } from '../../../studio/front/controls/element.ts'
import { part } from '../../../studio/front/controls/parts.ts'
import type { Dress } from '../../dresses/dress.ts'
import type { QuickTalk } from '../words/quick-words.ts'

const BEADS = 12

/** The last results of this page, the latest at its end. */
export class Road {
  readonly #dress: Dress
  readonly #talk: QuickTalk
  readonly #road = part('road')

  constructor(dress: Dress, talk: QuickTalk) {
    this.#dress = dress
    this.#talk = talk
    this.#road.setAttribute('aria-label', talk.say('lastResults'))
  }

  add(drawn: number, won: boolean): void {
    const { text, colour } = this.#dress.bead(drawn)
    const { say } = this.#talk
    const label = this.#dress.result(drawn)(say)
    const bead = element('li', { class: 'bead', 'data-won': String(won), 'aria-label': label, dir: 'ltr' }, text)
    bead.style.setProperty('--bead', colour)
    this.#road.append(bead)
    while (this.#road.childElementCount > BEADS) this.#road.firstElementChild?.remove()
  }
}
