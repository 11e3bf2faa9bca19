import { Icon } from './icon.tsx'
import styles from './alert.module.css'

/** What stands in the way, said aloud as soon as it is known. */
export function Alert({ words }: { words: string | null }) {
  return (
    <div role="alert">
      {words && (
        <p className={styles.alert}>
          <Icon name="warning" size={20} />
          <span className={styles.words}>{words}</span>
        </p>
      )}
    </div>
  )
}
