import { useEffect, useRef } from 'react'

import { classes } from '../../../lib/browser/classes.ts'
import looks from '../../../ui/chips.module.css'
import { revealInRow } from '../../../ui/reveal-in-row.ts'
import styles from './chip-row.module.css'

interface ChipRowProps<Id extends string | number> {
  label: string
  chips: readonly { id: Id; words: string }[]
  chosen: Id
  onChoose(id: Id): void
  /** Less prominent style, below another row of chips. */
  small?: boolean
}

/** A scrolling row of chips, of which one is selected and kept in view. */
export function ChipRow<Id extends string | number>({
  label,
  chips,
  chosen,
  onChoose,
  small = false,
}: ChipRowProps<Id>) {
  const row = useRef<HTMLFieldSetElement>(null)
  const shown = useRef<Id | null>(null)
  const index = chips.findIndex(({ id }) => id === chosen)
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    revealInRow(row.current, index, true)
  }, [chosen, index])
  return (
    <fieldset ref={row} className={classes(looks.row, styles.row, small && styles.small)} aria-label={label}>
      {chips.map(({ id, words }) => (
        <button
          key={id}
          type="button"
          className={classes(looks.chip, styles.chip)}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
