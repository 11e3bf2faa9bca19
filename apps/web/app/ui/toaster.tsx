import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { classes } from '../lib/browser/classes.ts'
import { reloadPage } from '../lib/browser/reload-page.ts'
import { isReachable } from '../lib/is-reachable.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { useTopModal } from './open-modals.ts'
import { useToasts } from './toast-store.ts'
import type { ToastTone } from './toast-store.ts'
import styles from './toaster.module.css'

const icons: Record<ToastTone, IconName> = { info: 'info', good: 'check', bad: 'warning' }

/** Time in milliseconds that assistive technology needs to detect a newly added live region. */
const REGION_MS = 100

/**
 * Toasts are above the bottom navigation and above open dialogs. An open dialog makes everything outside it inert, also
 * for screen readers; so toasts are rendered inside the topmost one.
 */
export function Toaster() {
  const modal = useTopModal()
  return modal ? createPortal(<Toasts />, modal) : <Toasts />
}

function Toasts() {
  const toasts = useToasts()
  const [isAnnounced, setAnnounced] = useState(false)
  const element = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const { current } = element
    // The popover stays open while it is empty, because a closed popover is not a live region. Browsers without
    // popovers show it above the content of its dialog. It is not connected if its dialog was removed with a page.
    if (current?.isConnected && 'showPopover' in current) current.showPopover()
    const timer = setTimeout(() => setAnnounced(true), REGION_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output ref={element} popover="manual" className={styles.container} aria-live="polite">
      {isAnnounced &&
        toasts.map(({ id, text, tone }) =>
          text === null ? <Unopened key={id} /> : <Line key={id} tone={tone} text={text} />,
        )}
    </output>
  )
}

function Line({ text, tone, action }: { text: string; tone: ToastTone; action?: ReactNode }) {
  return (
    <span className={classes(styles.toast, styles[tone])}>
      <Icon name={icons[tone]} size={20} />
      <span className={styles.text}>{text}</span>
      {action}
    </span>
  )
}

/**
 * Message about a part that could not be opened. If the gateway is reachable it offers a reload, because Firefox and WebKit
 * request a file of code only once in a document.
 */
function Unopened() {
  const { t } = useLingui()
  const [reachable, setReachable] = useState<boolean | null>(null)
  useEffect(() => void isReachable().then(setReachable), [])
  if (reachable === null) return null
  if (!reachable) return <Line tone="bad" text={t`This couldn’t be opened. Check your connection and try again.`} />
  const reload = (
    <button type="button" className={styles.action} onClick={reloadPage}>
      {t`Reload`}
    </button>
  )
  return <Line tone="bad" text={t`This couldn’t be opened. Try again, or reload the page.`} action={reload} />
}
