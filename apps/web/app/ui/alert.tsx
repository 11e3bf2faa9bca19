import { Icon } from './icon.tsx'
import styles from './alert.module.css'

/** An error message, announced by screen readers immediately. */
export function Alert({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message && (
        <p className={styles.alert}>
          <Icon name="warning" size={20} />
          <span className={styles.text}>{message}</span>
        </p>
      )}
    </div>
  )
}
