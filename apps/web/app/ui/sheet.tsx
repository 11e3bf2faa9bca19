import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { CallNotices } from './call-notices.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './modal.module.css'
import { useDragDown } from './use-drag-down.ts'
import { useModal } from './use-modal.ts'

interface SheetProps {
  open: boolean
  /** Title; callers put names from data in a `bdi`. */
  title: ReactNode
  onClose(): void
  children: ReactNode
}

/** Bottom sheet; closes by a tap outside, by Escape, or by dragging its header down. */
export function Sheet({ open, title, onClose, children }: SheetProps) {
  const { t } = useLingui()
  const titleId = useId()
  const ref = useModal(open, onClose)
  const { offset, handle } = useDragDown(onClose)
  const wasOpened = useOnceTrue(open)

  return (
    <dialog ref={ref} tabIndex={-1} className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
      {wasOpened && (
        <div
          className={styles.sheetBox}
          style={offset > 0 ? { transform: `translateY(${offset}px)`, transition: 'none' } : undefined}
        >
          <div className={styles.sheetHead} {...handle}>
            <span className={styles.grip} aria-hidden="true" />
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <span className={styles.close}>
            <IconButton icon="close" label={t`Close`} size={20} onClick={onClose} />
          </span>
          {open && <CallNotices />}
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  )
}

/** Content is not rendered before the first opening, and stays rendered during the closing animation. */
function useOnceTrue(value: boolean): boolean {
  const [once, setOnce] = useState(value)
  if (value && !once) setOnce(true)
  return once || value
}
