import type { PromotionDetail as Told } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'

import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { CalendarSlot } from './calendar-slot.tsx'
import { kindOf, kindTexts } from '../offer/kinds.ts'
import { PromotionPicture } from '../offer/promotion-picture.tsx'
import { StatusChip } from '../offer/status-chip.tsx'
import { WindowLine } from '../offer/window-line.tsx'
import { WheelSlot } from './wheel-slot.tsx'
import { ActionBar } from './action/action-bar.tsx'
import styles from './detail.module.css'
import { EntryPart } from './entry-part.tsx'
import { GiftPart } from './gift-part.tsx'
import { NeedsPart } from './needs-part.tsx'
import { SharePromotion } from './share-promotion.tsx'

interface PromotionDetailProps {
  promotion: Told
  /** Time of the answer, by this device's clock. */
  receivedAt: number
  /** Whether staff previews it: its wheel and calendar exist only once it is published. */
  isPreview?: boolean
}

export function PromotionDetail({ promotion, receivedAt, isPreview = false }: PromotionDetailProps) {
  const { t, i18n } = useLingui()
  const { promotionId, title, summary, lang, picture, type, status, terms, now } = promotion
  // A wheel is shown instead of the picture, so that wheel and button fit on the screen.
  const isWheel = type === 'PRIZE_WHEEL' && !isPreview
  const summaryPart = summary && (
    <p className={styles.summary} {...languageAttributes(lang)}>
      {summary}
    </p>
  )
  const detailsPart = (
    <>
      {isWheel && summaryPart}
      {terms.length > 0 && (
        <section className={styles.part} aria-labelledby="promotion-terms">
          <h3 id="promotion-terms" className={styles.heading}>{t`Promotion terms`}</h3>
          <div className={styles.terms} {...languageAttributes(lang)}>
            <RichText text={terms} />
          </div>
        </section>
      )}
      <SharePromotion title={title} promotionId={promotionId} />
    </>
  )
  return (
    <article className={styles.page}>
      {!isWheel && (
        <div className={styles.picture}>
          <PromotionPicture type={type} picture={picture} first />
        </div>
      )}
      <p className={styles.overlay}>
        <span className={styles.kind}>{i18n._(kindTexts[kindOf(type)])}</span>
        <StatusChip status={status} />
      </p>
      <h2 className={styles.title} {...languageAttributes(lang)}>
        {title}
      </h2>
      <WindowLine promotion={promotion} now={now} receivedAt={receivedAt} />
      {!isWheel && summaryPart}
      {isWheel ? (
        <WheelSlot promotion={promotion}>{detailsPart}</WheelSlot>
      ) : (
        <>
          <EntryPart promotion={promotion} receivedAt={receivedAt} />
          {type === 'LOGIN' && !isPreview && <CalendarSlot promotion={promotion} />}
          <GiftPart promotion={promotion} />
          <NeedsPart promotion={promotion} />
          {detailsPart}
          <ActionBar promotion={promotion} />
        </>
      )}
    </article>
  )
}
