import { useEffect, useRef } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { useToasts } from './toast-store.ts'
import type { Toast, ToastTone } from './toast-store.ts'
import styles from './toaster.module.css'

const icons: Record<ToastTone, IconName> = { info: 'info', good: 'check', bad: 'warning' }

/** Where toasts stand: above the bottom menu and what lies open, spoken when they come. */
export function Toaster() {
  const toasts = useToasts()
  const place = useOnTop(toasts)
  return (
    <output ref={place} popover="manual" className={styles.place} aria-live="polite">
      {toasts.map(({ id, text, tone }) => (
        <span key={id} className={classes(styles.toast, styles[tone])}>
          <Icon name={icons[tone]} size={20} />
          <span className={styles.text}>{text}</span>
        </span>
      ))}
    </output>
  )
}

/** Of all that a browser lifts above the page, what was lifted last is on top; old browsers leave it below their dialogs. */
function useOnTop(toasts: readonly Toast[]) {
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current || !('showPopover' in current)) return
    if (current.matches(':popover-open')) current.hidePopover()
    if (toasts.length > 0) current.showPopover()
  }, [toasts])
  return place
}
