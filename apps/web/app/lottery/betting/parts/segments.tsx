import styles from './segments.module.css'

interface SegmentsProps<Id extends string> {
  label: string
  choices: readonly { id: Id; text: string }[]
  chosen: Id
  onChoose(id: Id): void
}

/** A few short choices in one line, of which one is selected. */
export function Segments<Id extends string>({ label, choices, chosen, onChoose }: SegmentsProps<Id>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {choices.map(({ id, text: texts }) => (
        <button
          key={id}
          type="button"
          className={styles.segment}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {texts}
        </button>
      ))}
    </fieldset>
  )
}
