import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { AnyLink } from '../ui/any-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './popup-sheet.module.css'

export interface PopupSheetProps {
  open: boolean
  popups: readonly Announcement[]
  onClose(): void
}

/** Sheet of the popups, one at a time, with buttons for the previous and the next one. */
export function PopupSheet({ open, popups, onClose }: PopupSheetProps) {
  const { t } = useLingui()
  const [{ shownSet, index }, setPosition] = useState({ shownSet: popups, index: 0 })
  const setIndex = (next: number) => setPosition({ shownSet: popups, index: next })
  // Another set begins with its first popup, regardless of the position in the previous set.
  if (shownSet !== popups) setIndex(0)
  const popup = popups[Math.min(index, popups.length - 1)]
  if (!popup) return null
  const address = safeAddress(popup.link)
  const [number, count] = [Math.min(index, popups.length - 1) + 1, popups.length]

  return (
    <Sheet open={open} title={<bdi>{popup.title}</bdi>} onClose={onClose}>
      {popup.picture && (
        <div className={styles.picture}>
          <Picture src={popup.picture} alt="" width={780} height={360} />
        </div>
      )}
      <div className={styles.text} aria-live="polite">
        <RichText text={popup.body} onFollow={onClose} />
      </div>
      {address && (
        <AnyLink to={address} className={styles.link} onClick={onClose}>
          {t`Details`}
        </AnyLink>
      )}
      {count > 1 && (
        <nav className={styles.pages} aria-label={t`Announcements`}>
          <IconButton
            icon="back"
            turns
            label={t`Previous`}
            disabled={number === 1}
            onClick={() => setIndex(number - 2)}
          />
          <span>{t`${number} of ${count}`}</span>
          <IconButton
            icon="chevron"
            turns
            label={t`Next`}
            disabled={number === count}
            onClick={() => setIndex(number)}
          />
        </nav>
      )}
    </Sheet>
  )
}
