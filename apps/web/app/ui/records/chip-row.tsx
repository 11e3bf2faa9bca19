import { useEffect, useRef } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import chips from '../chips.module.css'
import { revealInRow } from '../reveal-in-row.ts'
import styles from './range-chips.module.css'

interface ChipRowProps<Id extends string> {
  label: string
  options: readonly { id: Id; text: string }[]
  chosen: Id
  onChoose(id: Id): void
}

/** A scrolling row of options, of which one is selected. */
export function ChipRow<Id extends string>({ label, options, chosen, onChoose }: ChipRowProps<Id>) {
  const row = useRef<HTMLElement>(null)
  const index = options.findIndex(({ id }) => id === chosen)
  // The option in the address may be outside the visible part of the row.
  useEffect(() => revealInRow(row.current, index), [row, index])
  return (
    <nav ref={row} className={classes(chips.row, styles.days)} aria-label={label}>
      {options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={classes(chips.chip, styles.day)}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </nav>
  )
}
