import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { chipMark } from '../../../tables/front/view/chip-mark.ts'
import type { Felt, FeltState } from '../../../tables/front/view/felt.ts'
import { colourOf } from '../../maths/wheel.ts'
import { spotPosition, spotAt } from './spot-at.ts'

export interface RouletteFeltTexts {
  /** Names of the outer bets by id. */
  outer: Readonly<Record<string, string>>
  number: (number: string) => string
  felt: string
}

interface FeltPorts {
  chips: readonly bigint[]
  texts: RouletteFeltTexts
  tap(spot: string): void
}

const COLUMNS = 12
const ROWS = 3
/** The column bets at the right edge, from the top row to the bottom row. */
const COLUMN_BETS = ['column-3', 'column-2', 'column-1']
const DOZENS = ['dozen-1', 'dozen-2', 'dozen-3']
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high']

export class RouletteFelt implements Felt {
  readonly element: HTMLElement
  readonly #ports: FeltPorts
  readonly #cells = new Map<string, HTMLButtonElement>()
  readonly #inner = element('div', { class: 'felt-chips', 'aria-hidden': 'true' })
  /** Scroll position of the felt before it moved to the drawn number. */
  #wasAt: number | null = null

  constructor(ports: FeltPorts) {
    this.#ports = ports
    const numbers = Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
      const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS]
      return this.#number(column * ROWS + (ROWS - row))
    })
    const grid = element('div', { class: 'felt-grid' }, ...numbers, this.#inner)
    const board = element(
      'div',
      { class: 'felt-board', dir: 'ltr' },
      this.#outer('0', 'cell-zero cell-green'),
      grid,
      element('div', { class: 'felt-columns' }, ...COLUMN_BETS.map((id) => this.#outer(id, 'cell-outer'))),
      element('div', { class: 'felt-dozens' }, ...DOZENS.map((id) => this.#outer(id, 'cell-outer'))),
      element('div', { class: 'felt-evens' }, ...EVENS.map((id) => this.#outer(id, `cell-outer cell-${id}`))),
    )
    this.element = element('div', { class: 'bets bets-roulette', tabindex: '0', 'aria-label': ports.texts.felt }, board)
  }

  show({ confirmed, unconfirmed, isOpen }: FeltState): void {
    const { chips } = this.#ports
    const marks: HTMLElement[] = []
    for (const cell of this.#cells.values()) {
      setDisabled(cell, !isOpen)
      cell.querySelector('.spot-chips')?.remove()
    }
    for (const [stakes, isConfirmed] of [
      [confirmed, true],
      [unconfirmed, false],
    ] as const) {
      for (const [spot, cents] of stakes) {
        const mark = chipMark(cents, { chips, isConfirmed })
        const cell = this.#cells.get(spot)
        if (cell) this.#onCell(cell, mark)
        else marks.push(this.#onEdge(spot, mark))
      }
    }
    this.#inner.replaceChildren(...marks)
  }

  mark(won: ((spot: string) => boolean) | null): void {
    for (const [id, cell] of this.#cells) {
      if (won === null) delete cell.dataset['won']
      else cell.dataset['won'] = String(won(id))
    }
    this.#showResult(won)
  }

  /** On a narrow screen, scrolls the felt to the drawn number, and back when the marks are removed. */
  #showResult(won: ((spot: string) => boolean) | null): void {
    if (won === null && this.#wasAt !== null) this.element.scrollLeft = this.#wasAt
    if (won === null) this.#wasAt = null
    if (won === null || this.#wasAt !== null) return
    const pocketCell = [...this.#cells].find(([id]) => /^\d+$/.test(id) && won(id))?.[1]
    if (!pocketCell) return
    this.#wasAt = this.element.scrollLeft
    const [felt, cell] = [this.element.getBoundingClientRect(), pocketCell.getBoundingClientRect()]
    if (cell.left >= felt.left && cell.right <= felt.right) return
    this.element.scrollLeft += cell.left + cell.width / 2 - (felt.left + felt.width / 2)
  }

  #onCell(cell: HTMLButtonElement, mark: HTMLElement): void {
    let chipsElement = cell.querySelector('.spot-chips')
    if (!chipsElement) {
      chipsElement = element('span', { class: 'spot-chips' })
      cell.append(chipsElement)
    }
    chipsElement.append(mark)
  }

  #onEdge(spot: string, mark: HTMLElement): HTMLElement {
    const { x, y } = spotPosition(spot)
    mark.classList.add('chip-edge')
    mark.style.setProperty('--x', String(x / COLUMNS))
    mark.style.setProperty('--y', String(y / ROWS))
    return mark
  }

  #number(number: number): HTMLButtonElement {
    const id = String(number)
    const felt = element(
      'button',
      { type: 'button', class: `cell cell-${colourOf(number)}`, 'aria-label': this.#ports.texts.number(id) },
      element('span', { class: 'cell-text' }, id),
    )
    felt.addEventListener('click', (event) => {
      if (felt.getAttribute('aria-disabled') !== 'true') this.#ports.tap(spotOfEvent(event, felt, number))
    })
    this.#cells.set(id, felt)
    return felt
  }

  #outer(id: string, className: string): HTMLButtonElement {
    const name = this.#ports.texts.outer[id] ?? id
    const cellButton = button({ class: `cell ${className}`, 'aria-label': name }, () => this.#ports.tap(id))
    cellButton.append(element('span', { class: 'cell-text' }, name))
    this.#cells.set(id, cellButton)
    return cellButton
  }
}

/** Returns the spot of an event: a key press selects the number itself, a tap near the edge a combination. */
function spotOfEvent(event: MouseEvent, cell: HTMLElement, number: number): string {
  if (event.detail === 0) return String(number)
  const { left, top, width, height } = cell.getBoundingClientRect()
  return spotAt(number, { x: (event.clientX - left) / width, y: (event.clientY - top) / height })
}
