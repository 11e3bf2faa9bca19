import { element } from '../controls/element.ts'

const BEADS = 12

export interface Bead {
  text: string
  /** As read by screen readers. */
  label: string
  colour: string
  won: boolean
}

export interface LastResults {
  add(bead: Bead): void
  clear(): void
}

/** Shows the last results in a list, the latest at its end. */
export function lastResults(list: HTMLElement, name: string): LastResults {
  list.setAttribute('aria-label', name)
  return {
    add({ text, label, colour, won }) {
      const bead = element('li', { class: 'bead', 'data-won': String(won), 'aria-label': label, dir: 'ltr' }, text)
      bead.style.setProperty('--bead', colour)
      list.append(bead)
      while (list.childElementCount > BEADS) list.firstElementChild?.remove()
    },
    clear: () => list.replaceChildren(),
  }
}
