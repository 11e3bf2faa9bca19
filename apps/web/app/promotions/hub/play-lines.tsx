import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { promotionAddress } from '../offer/promotion-address.ts'
import { TimeLeft } from '../offer/time-left.tsx'
import styles from './hub.module.css'

interface PlayLinesProps {
  hub: RewardHub
  receivedAt: number
}

/** Links to the pages of spins and red rain. */
export function PlayLines({ hub: { wheels, rain, now }, receivedAt }: PlayLinesProps) {
  const { t } = useLingui()
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
    </>
  )
}
