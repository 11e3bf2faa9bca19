import { Icon } from './icon.tsx'
import styles from './alert.module.css'

/** An error message, announced by screen readers immediately. */
export function Alert({ words: texts }: { words: string | null }) {
  return (
    <div role="alert">
      {texts && (
        <p className={styles.alert}>
          <Icon name="warning" size={20} />
          <span className={styles.words}>{texts}</span>
        </p>
      )}
    </div>
  )
}
