import type { Reward } from '@ante/contract/promotions/rewards.ts'
import type { Benefits } from '@ante/contract/vip/benefits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useFlag } from '../../merchant/public.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { ClaimedNote } from '../offer/claimed-note.tsx'
import { RewardCard } from '../rewards/reward-card.tsx'
import styles from './benefits.module.css'

/** Bonuses and salaries that can be claimed here, and the time of the next salaries. */
export function Waiting({ club, receivedAt }: { club: Benefits; receivedAt: number }) {
  const { t } = useLingui()
  const canClaim = useFlag('REWCEN3')
  const [claimed, setClaimed] = useState<Reward | null>(null)
  const { waiting, now } = club
  return (
    <section>
      <SectionHead
        title={t`Your bonuses`}
        {...(canClaim && { more: { to: '/m/rewardCenter', label: t`See all rewards` } })}
      />
      {claimed && (
        <div className={styles.part}>
          <ClaimedNote reward={claimed} />
        </div>
      )}
      {canClaim && (
        <ul>
          {waiting.map((reward) => (
            <li key={reward.rewardId} className={styles.part}>
              <RewardCard reward={reward} now={now} receivedAt={receivedAt} onClaimed={setClaimed} />
            </li>
          ))}
        </ul>
      )}
      <Salaries club={club} />
    </section>
  )
}

function Salaries({ club: { level, levels, salaries } }: { club: Benefits }) {
  const { t } = useLingui()
  const merchantTime = useMerchantTime()
  const ownLevel = levels[level]
  const [week, month] = [merchantTime(salaries.weeklyAt), merchantTime(salaries.monthlyAt)]
  if (!ownLevel || (Number(ownLevel.weeklySalary) === 0 && Number(ownLevel.monthlySalary) === 0)) {
    return <p className={styles.note}>{t`From VIP1, you get a weekly and a monthly salary.`}</p>
  }
  return (
    <p className={styles.note}>
      <Trans>
        Next weekly salary: <b className={styles.time}>{week}</b>. Next monthly salary:{' '}
        <b className={styles.time}>{month}</b>.
      </Trans>
    </p>
  )
}
