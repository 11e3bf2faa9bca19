import { classes } from '../lib/classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { useToasts } from './toast-store.ts'
import type { ToastTone } from './toast-store.ts'
import styles from './toaster.module.css'

const icons: Record<ToastTone, IconName> = { info: 'info', good: 'check', bad: 'warning' }

/** Where toasts stand: above the bottom menu, spoken when they come. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <output className={styles.place} aria-live="polite">
      {toasts.map(({ id, text, tone }) => (
        <span key={id} className={classes(styles.toast, styles[tone])}>
          <Icon name={icons[tone]} size={20} />
          <span className={styles.text}>{text}</span>
        </span>
      ))}
    </output>
  )
}
