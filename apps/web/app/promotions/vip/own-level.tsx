import type { Benefits } from '@ante/contract/vip/benefits.ts'
import { levelName } from '@ante/contract/vip/level.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Badge } from './badge.tsx'
import styles from './benefits.module.css'
import { progressToKeep, progressToNext } from './progress.ts'
import type { Progress } from './progress.ts'

const BADGE_PX = 120

/** The member's level with its badge, the progress to the next level, and the monthly requirement to keep it. */
export function OwnLevel({ club }: { club: Benefits }) {
  const { t } = useLingui()
  const { level, playerRankName } = club
  return (
    <section className={styles.own} aria-labelledby="own-level">
      <span className={styles.badge}>
        <Badge level={level} px={BADGE_PX} first />
      </span>
      <h2 id="own-level" className={styles.rank}>
        <span className={styles.srOnly}>{t`Your level`} </span>
        <bdi>{playerRankName}</bdi>
      </h2>
      <NextLevelProgress club={club} />
      {level > 0 && <KeepLevelProgress club={club} />}
    </section>
  )
}

/** Progress to the next level: by all bets, or to a level that was lost at the end of a month, by this month's bets. */
function NextLevelProgress({ club }: { club: Benefits }) {
  const { t } = useLingui()
  const money = useMoneyText(club.currency)
  const next = progressToNext(club)
  if (!next) return <p className={styles.reason}>{t`You’ve reached the highest level.`}</p>
  const name = levelName(next.level)
  const left = money(next.left)
  return (
    <ProgressLine label={next.isBack ? t`Back to ${name}` : t`To ${name}`} progress={next} currency={club.currency}>
      {next.isBack ? t`Bet ${left} more this month to return to ${name}.` : t`Bet ${left} more to reach ${name}.`}
    </ProgressLine>
  )
}

function KeepLevelProgress({ club }: { club: Benefits }) {
  const { t } = useLingui()
  const money = useMoneyText(club.currency)
  const until = useMerchantTime()(club.monthEndsAt)
  const progress = progressToKeep(club)
  const [name, left] = [club.playerRankName, money(progress.left)]
  return (
    <ProgressLine label={t`This month`} progress={progress} currency={club.currency}>
      {Number(progress.left) > 0
        ? t`Bet ${left} more by ${until} to keep ${name}.`
        : t`You’ll keep ${name} next month.`}
    </ProgressLine>
  )
}

interface ProgressLineProps {
  label: string
  progress: Progress
  currency: string
  /** Explanation in one sentence. */
  children: ReactNode
}

function ProgressLine({ label, progress: { done, needed }, currency, children }: ProgressLineProps) {
  const { t } = useLingui()
  const money = useMoneyText(currency)
  const [soFar, all] = [money(done), money(needed)]
  return (
    <div className={styles.progress}>
      <p className={styles.counts}>
        <b>{label}</b>
        <span className={styles.figures}>{t`${soFar} of ${all}`}</span>
      </p>
      <ProgressBar label={label} value={Math.min(Number(done), Number(needed))} max={Math.max(1, Number(needed))} />
      <p className={styles.reason}>{children}</p>
    </div>
  )
}

function useMoneyText(currency: string): (amount: string) => string {
  const { i18n } = useLingui()
  return (amount) => formatMoney({ amount, currency }, i18n.locale)
}
