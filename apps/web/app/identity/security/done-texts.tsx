import { Icon } from '../../ui/icon.tsx'
import styles from './sheet-text.module.css'

/** The result, shown within the sheet: a toast would be behind it. */
export function DoneTexts({ texts }: { texts: string | null }) {
  return (
    <output className={styles.container}>
      {texts && (
        <span className={styles.done}>
          <Icon name="check" size={20} />
          <bdi>{texts}</bdi>
        </span>
      )}
    </output>
  )
}
