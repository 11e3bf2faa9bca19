import type { Promotion } from '@ante/contract/promotions/activities.ts'
import { useLingui } from '@lingui/react'

import { Link } from '../../lib/pages/router.tsx'
import { speechOf } from '../../lib/words/speech.ts'
import { Icon } from '../../ui/icon.tsx'
import { kindOf, kindTexts } from '../offer/kinds.ts'
import { promotionAddress } from '../offer/promotion-address.ts'
import { PromotionPicture } from '../offer/promotion-picture.tsx'
import { StatusChip } from '../offer/status-chip.tsx'
import { useGiftTexts } from '../offer/use-gift-texts.ts'
import { WindowLine } from '../offer/window-line.tsx'
import styles from './promotion-card.module.css'

interface PromotionCardProps {
  promotion: Promotion
  currency: string
  now: string
  receivedAt: number
  first: boolean
}

/** One promotion: its picture with text over it, its reward, its end, and the member's status. */
export function PromotionCard({ promotion, currency, now, receivedAt, first }: PromotionCardProps) {
  const { i18n } = useLingui()
  const giftTexts = useGiftTexts(currency)
  const { promotionId, type, title, summary, lang, picture, status, gift } = promotion
  return (
    <Link to={promotionAddress(promotionId)} className={styles.card} data-over={status === 'closed' || undefined}>
      <PromotionPicture type={type} picture={picture} first={first}>
        <span className={styles.chip}>
          <StatusChip status={status} />
        </span>
        <span className={styles.title} {...speechOf(lang)}>
          {title}
        </span>
        {gift && <span className={styles.gift}>{giftTexts(gift)}</span>}
      </PromotionPicture>
      <span className={styles.foot}>
        <span className={styles.about}>
          {summary && (
            <span className={styles.summary} {...speechOf(lang)}>
              {summary}
            </span>
          )}
          <span className={styles.kind}>{i18n._(kindTexts[kindOf(type)])}</span>
          <WindowLine promotion={promotion} now={now} receivedAt={receivedAt} />
        </span>
        <Icon name="chevron" size={20} turns />
      </span>
    </Link>
  )
}
