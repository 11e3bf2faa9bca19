import { Icon } from './icon.tsx'
import styles from './alert.module.css'

/** An error message, announced by screen readers immediately. */
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
