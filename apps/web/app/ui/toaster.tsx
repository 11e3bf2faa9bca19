import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { classes } from '../lib/browser/classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { useTopModal } from './open-modals.ts'
import { useToasts } from './toast-store.ts'
import type { ToastTone } from './toast-store.ts'
import styles from './toaster.module.css'

const icons: Record<ToastTone, IconName> = { info: 'info', good: 'check', bad: 'warning' }

/** As long as assistive technology needs to notice a live region that has just been added. */
const REGION_MS = 100

/**
 * Toasts stand above the bottom menu and above open dialogs. An open dialog makes everything outside it inert, also for screen readers; so
 * toasts are drawn inside the topmost one.
 */
export function Toaster() {
  const modal = useTopModal()
  return modal ? createPortal(<Toasts />, modal) : <Toasts />
}

function Toasts() {
  const toasts = useToasts()
  const [isAnnounced, setAnnounced] = useState(false)
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const { current } = place
    // It stays lifted while it is empty: a closed popover is no live region. Where there are none, it stands above what its dialog shows.
    // A dialog that is gone with its page has taken it along.
    if (current?.isConnected && 'showPopover' in current) current.showPopover()
    const timer = setTimeout(() => setAnnounced(true), REGION_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output ref={place} popover="manual" className={styles.place} aria-live="polite">
      {isAnnounced &&
        toasts.map(({ id, text, tone }) => (
          <span key={id} className={classes(styles.toast, styles[tone])}>
            <Icon name={icons[tone]} size={20} />
            <span className={styles.text}>{text}</span>
          </span>
        ))}
    </output>
  )
}
