import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'

import type { ReactNode } from 'react'

import { useMerchantTime } from '../../merchant/public-times.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { TimeLeft } from '../offer/time-left.tsx'
import styles from './detail.module.css'

interface EntryPartProps {
  promotion: PromotionDetail
  receivedAt: number
}

/** State of the member's last entry: under review, refused with a reason, or waiting until a time. */
export function EntryPart({ promotion: { status, entry, now }, receivedAt }: EntryPartProps) {
  const { t } = useLingui()
  const merchantTime = useMerchantTime()
  if (!entry) return null
  const { at, comment, pictures, reason, reward } = entry
  if (status === 'applying') {
    return (
      <Note icon="info" title={t`We’re reviewing your application`}>
        <p className={styles.soft}>
          {t`Sent at ${merchantTime(at)}`}
          {pictures > 0 && ` · ${t`Images: ${pictures}`}`}
        </p>
        {comment && (
          <p dir="auto" className={styles.comment}>
            {comment}
          </p>
        )}
      </Note>
    )
  }
  if (status === 'rejected') {
    return (
      <Note icon="warning" title={t`Application declined`}>
        {reason && (
          <p dir="auto" className={styles.comment}>
            {reason}
          </p>
        )}
      </Note>
    )
  }
  if (status === 'issued' && reward) {
    return (
      <Note icon="gift" title={t`Your reward is ready to claim`}>
        <p className={styles.soft}>
          <TimeLeft
            until={reward.expiresAt}
            now={now}
            receivedAt={receivedAt}
            format={(left) => t`Claim within ${left}`}
          />
        </p>
      </Note>
    )
  }
  return null
}

function Note({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.note} data-icon={icon}>
      <Icon name={icon} size={22} />
      <div className={styles.noteText}>
        <p className={styles.noteTitle}>{title}</p>
        {children}
      </div>
    </div>
  )
}
