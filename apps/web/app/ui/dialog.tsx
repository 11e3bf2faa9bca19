import { useId } from 'react'
import type { ReactNode } from 'react'

import { CallNotices } from './call-notices.tsx'
import styles from './modal.module.css'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  title: string
  onClose(): void
  children: ReactNode
  /** Buttons, the safest first. */
  actions: ReactNode
}

/** A modal dialog in the middle of the screen that requires an answer. */
export function Dialog({ open, title, onClose, children, actions }: DialogProps) {
  const titleId = useId()
  const ref = useModal(open, onClose)
  return (
    <dialog ref={ref} tabIndex={-1} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.dialogBox}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {open && <CallNotices />}
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  )
}
