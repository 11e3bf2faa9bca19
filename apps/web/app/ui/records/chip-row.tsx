import { classes } from '../../lib/browser/classes.ts'
import chips from '../chips.module.css'
import styles from './range-chips.module.css'

interface ChipRowProps<Id extends string> {
  label: string
  options: readonly { id: Id; words: string }[]
  chosen: Id
  onChoose(id: Id): void
}

/** A few things of which one is seen, in a row that is drawn aside. */
export function ChipRow<Id extends string>({ label, options, chosen, onChoose }: ChipRowProps<Id>) {
  return (
    <nav ref={revealChosen} className={classes(chips.row, styles.days)} aria-label={label}>
      {options.map(({ id, words }) => (
        <button
          key={id}
          type="button"
          className={classes(chips.chip, styles.day)}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {words}
        </button>
      ))}
    </nav>
  )
}

/** What an address has chosen stands in sight, however far down the row; a tap of one's own moves nothing. */
function revealChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-pressed=true]')
  if (!row || !chosen) return
  const [all, one] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (one.left < all.left || one.right > all.right) {
    row.scrollLeft += one.left + one.width / 2 - all.left - all.width / 2
  }
}
