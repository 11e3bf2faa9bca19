import type { Promotion } from '@ante/contract/promotions/promotions.ts'
import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { promotionAddress } from '../offer/promotion-address.ts'
import { TimeLeft } from '../offer/time-left.tsx'
import { useGiftTexts } from '../offer/use-gift-texts.ts'
import styles from './hub.module.css'

interface PlayLinesProps {
  hub: RewardHub
  /** Promotions whose reward needs only a tap to join. */
  joinable: readonly Promotion[]
  receivedAt: number
}

/** Links to the pages of red rain, spins, and promotions to join. */
export function PlayLines({ hub: { wheels, rain, now, currency }, joinable, receivedAt }: PlayLinesProps) {
  const { t } = useLingui()
  const giftTexts = useGiftTexts(currency)
  return (
    <>
      {rain?.playable && (
        <li className={styles.line}>
          <span className={styles.subject}>
            <span className={styles.name} {...languageAttributes(rain.lang)}>
              {rain.title}
            </span>
            <span className={styles.soft}>
              {rain.until && (
                <TimeLeft until={rain.until} now={now} receivedAt={receivedAt} format={(left) => t`${left} left`} />
              )}
            </span>
          </span>
          <span className={styles.action}>
            <ButtonLink variant="quiet" to={`/m/redRain?id=${rain.promotionId}`}>{t`Play`}</ButtonLink>
          </span>
        </li>
      )}
      {wheels.map(({ promotionId, title, tickets, expiresAt }) => (
        <li key={promotionId} className={styles.line}>
          <span className={styles.subject}>
            <span className={styles.name} dir="auto">
              {title}
            </span>
            <span className={styles.soft}>
              <span
                className={styles.part}
              >{t`${plural(tickets, { one: 'You have # spin.', other: 'You have # spins.' })}`}</span>
              <TimeLeft until={expiresAt} now={now} receivedAt={receivedAt} format={(left) => t`Spin within ${left}`} />
            </span>
          </span>
          <span className={styles.action}>
            <ButtonLink variant="quiet" to={promotionAddress(promotionId)}>{t`Spin`}</ButtonLink>
          </span>
        </li>
      ))}
      {joinable.map(({ promotionId, title, lang, gift, summary }) => (
        <li key={promotionId} className={styles.line}>
          <span className={styles.subject} {...languageAttributes(lang)}>
            <span className={styles.name}>{title}</span>
            {gift === null && <span className={styles.soft}>{summary}</span>}
          </span>
          {gift && <span className={styles.amount}>{giftTexts(gift)}</span>}
          <span className={styles.action}>
            <ButtonLink
              variant="quiet"
              aria-label={`${t`Join`}: ${isolateText(title)}`}
              to={promotionAddress(promotionId)}
            >{t`Join`}</ButtonLink>
          </span>
        </li>
      ))}
    </>
  )
}
