import type { Reward } from '@ante/contract/promotions/rewards.ts'
import { useLingui } from '@lingui/react/macro'

import { useConnection } from '../../lib/calls/connection.ts'
import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { Link } from '../../lib/pages/router.tsx'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { kindOf, kindTexts } from '../offer/kinds.ts'
import { promotionAddress } from '../offer/promotion-address.ts'
import { ExclusionNote } from '../offer/exclusion-note.tsx'
import { TimeLeft } from '../offer/time-left.tsx'
import { useClaimReward } from '../offer/use-claim-reward.ts'
import styles from './rewards.module.css'

interface RewardCardProps {
  reward: Reward
  /** The gateway's clock, and the device time at which it was received. */
  now: string
  receivedAt: number
  onClaimed(reward: Reward): void
}

/** One reward: its type, its reason, and its expiry. */
export function RewardCard({ reward, now, receivedAt, onClaimed }: RewardCardProps) {
  const { t, i18n } = useLingui()
  const { promotionId, type, title, amount, currency, required, status } = reward
  const toPlay = formatMoney({ amount: required, currency }, i18n.locale)
  return (
    <article className={styles.card} data-status={status}>
      <div className={styles.head}>
        <div className={styles.subject}>
          <h2 className={styles.title}>
            <span dir="auto">
              {promotionId ? (
                <Link to={promotionAddress(promotionId)} className={styles.link}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </span>
          </h2>
          {type && <p className={styles.soft}>{i18n._(kindTexts[kindOf(type)])}</p>}
        </div>
        <p className={styles.amount}>
          <Money amount={amount} currency={currency} />
        </p>
      </div>
      <p className={styles.soft}>
        {Number(required) === 0 ? t`No wagering required.` : t`Wager ${toPlay} in total before withdrawing.`}
      </p>
      <Times reward={reward} now={now} receivedAt={receivedAt} />
      {status === 'U' && <Claim reward={reward} onClaimed={onClaimed} />}
    </article>
  )
}

function Times({ reward, now, receivedAt }: Omit<RewardCardProps, 'onClaimed'>) {
  const { t } = useLingui()
  const merchantTime = useMerchantTime()
  const { approvedAt, expiresAt, claimedAt, status } = reward
  return (
    <p className={styles.times}>
      <span className={styles.time}>{t`Received at ${merchantTime(approvedAt)}`}</span>
      {status === 'U' && (
        <TimeLeft until={expiresAt} now={now} receivedAt={receivedAt} format={(left) => t`Claim within ${left}`} />
      )}
      {status === 'C' && claimedAt && <span>{t`Claimed at ${merchantTime(claimedAt)}`}</span>}
      {status === 'E' && <span>{t`Could be claimed until ${merchantTime(expiresAt)}`}</span>}
    </p>
  )
}

function Claim({ reward, onClaimed }: Pick<RewardCardProps, 'reward' | 'onClaimed'>) {
  const { t } = useLingui()
  const { online } = useConnection()
  const { claim, isClaiming, failure } = useClaimReward(reward, onClaimed)
  if (useIsExcluded()) return <ExclusionNote />
  return (
    <>
      <Alert message={failure} />
      <Button variant="reward" wide busy={isClaiming} disabled={!online} onClick={() => void claim()}>
        {t`Claim`}
      </Button>
    </>
  )
}
