import type { Promotion } from '@ante/contract/promotions/promotions.ts'

import { Link } from '../../lib/pages/router.tsx'
import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { promotionAddress } from '../offer/promotion-address.ts'
import { PromotionPicture } from '../offer/promotion-picture.tsx'
import { CardLine } from './card-line.tsx'
import styles from './promotion-card.module.css'

interface PromotionCardProps {
  promotion: Promotion
  currency: string
  now: string
  receivedAt: number
  first: boolean
}

/** A promotion in the list: picture, title, and a line with reward, status or dates. */
export function PromotionCard({ promotion, first, ...lineProps }: PromotionCardProps) {
  const { promotionId, type, title, lang, picture, status } = promotion
  return (
    <Link to={promotionAddress(promotionId)} className={styles.card} data-over={status === 'closed' || undefined}>
      <span className={styles.picture}>
        <PromotionPicture type={type} picture={picture} first={first} />
      </span>
      <span className={styles.description}>
        <span className={styles.title} {...languageAttributes(lang)}>
          {title}
        </span>
        <span className={styles.line}>
          <CardLine promotion={promotion} {...lineProps} />
        </span>
      </span>
    </Link>
  )
}
