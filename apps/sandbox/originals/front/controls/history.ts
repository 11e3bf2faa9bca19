import { element } from '../../../studio/front/controls/element.ts'

const BEADS = 12

export interface Bead {
  text: string
  /** As it is read aloud. */
  label: string
  colour: string
  won: boolean
}

/** The last results, the latest at its end. */
export class History {
  readonly element: HTMLElement

  constructor(label: string) {
    this.element = element('ol', { class: 'road', 'aria-label': label })
  }

  add({ text, label, colour, won }: Bead): void {
    const bead = element('li', { class: 'bead', 'data-won': String(won), 'aria-label': label, dir: 'ltr' }, text)
    bead.style.setProperty('--bead', colour)
    this.element.append(bead)
    while (this.element.childElementCount > BEADS) this.element.firstElementChild?.remove()
  }

  clear(): void {
    this.element.replaceChildren()
  }
}
