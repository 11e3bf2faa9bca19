import { element } from '../../../kit/front/controls/element.ts'

const THOUSAND = 1_000
const MILLION = 1_000_000

/** Text of a chip: whole units, abbreviated. */
export function chipText(cents: bigint): string {
  const units = Number(cents) / 100
  if (units >= MILLION) return `${cut(units / MILLION)}M`
  return units >= THOUSAND ? `${cut(units / THOUSAND)}K` : String(units)
}

const cut = (value: number): string => String(Math.floor(value * 10) / 10)

/** Number of chip colours; each chip has the colour of its position in the rail. */
const COLOURS = 6

export const chipColour = (index: number): string => `chip-${index % COLOURS}`

/** A small chip on the felt. */
export function chipMark(cents: bigint, options: { chips: readonly bigint[]; isConfirmed: boolean }): HTMLElement {
  const index = Math.max(
    0,
    options.chips.reduce((last, chip, chipIndex) => (chip <= cents ? chipIndex : last), 0),
  )
  return element(
    'span',
    {
      class: `table-chip chip-mark ${chipColour(index)}${options.isConfirmed ? '' : ' chip-loose'}`,
      'aria-hidden': 'true',
    },
    element('span', { class: 'chip-value' }, chipText(cents)),
  )
}
