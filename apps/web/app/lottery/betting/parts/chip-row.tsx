import { classes } from '../../../lib/browser/classes.ts'
import looks from '../../../ui/chips.module.css'
import styles from './chip-row.module.css'

interface ChipRowProps<Id extends string | number> {
  label: string
  chips: readonly { id: Id; text: string }[]
  chosen: Id
  onChoose(id: Id): void
  /** Less prominent style, below other chips. */
  small?: boolean
}

/** Named chips in as many lines as they need, of which one is selected. */
export function ChipRow<Id extends string | number>({
  label,
  chips,
  chosen,
  onChoose,
  small = false,
}: ChipRowProps<Id>) {
  return (
    <fieldset className={classes(styles.row, small && styles.small)}>
      <legend className={styles.label}>{label}</legend>
      {chips.map(({ id, text: texts }) => (
        <button
          key={id}
          type="button"
          className={classes(looks.chip, styles.chip)}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {texts}
        </button>
      ))}
    </fieldset>
  )
}
