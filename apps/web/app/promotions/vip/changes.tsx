import type { Benefits, VipReason } from '@ante/contract/vip/benefits.ts'
import { levelName } from '@ante/contract/vip/level.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { Badge } from './badge.tsx'
import styles from './benefits.module.css'

const BADGE_PX = 40

const reasonTexts: Record<VipReason, MessageDescriptor> = {
  turnover: msg`You’ve bet enough to reach it`,
  month: msg`Your bets this month restored it`,
  'month end': msg`Not enough bets this month`,
  correction: msg`Bets were voided`,
  terms: msg`Levels have changed`,
}

/** Changes of the member's level, the latest first. */
export function Changes({ club: { changes } }: { club: Benefits }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  if (changes.length === 0) return null
  return (
    <section>
      <SectionHead title={t`Level history`} />
      <ul className={styles.changes}>
        {changes.map(({ at, from, to, reason }) => {
          const [before, after] = [levelName(from), levelName(to)]
          return (
            <li key={`${at} ${to}`} className={styles.change}>
              <span className={styles.mini}>
                <Badge level={to} px={BADGE_PX} />
              </span>
              <span className={styles.reported}>
                <b>{to > from ? t`From ${before} up to ${after}` : t`From ${before} down to ${after}`}</b>
                <span className={styles.soft}>{i18n._(reasonTexts[reason])}</span>
              </span>
              <span className={styles.soft}>
                <Moment at={at} zone={zone} />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
