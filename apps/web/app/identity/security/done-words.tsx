import { Icon } from '../../ui/icon.tsx'
import styles from './sheet-words.module.css'

/** The result, shown within the sheet: a toast would be behind it. */
export function DoneWords({ words }: { words: string | null }) {
  return (
    <output className={styles.place}>
      {words && (
        <span className={styles.done}>
          <Icon name="check" size={20} />
          <bdi>{words}</bdi>
        </span>
      )}
    </output>
  )
}
