import type { Benefits } from '@ante/contract/promotions/vip.ts'
import { levelName, levelPicture } from '@ante/contract/promotions/vip-level.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { formatMoney } from '../../lib/words/format.ts'
import { useTimeThere } from '../../merchant/public.ts'
import { Picture } from '../../ui/picture.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import styles from './benefits.module.css'

const BADGE_PX = 120

/** The member's level with its badge, and how far the next one is, and the month that keeps it. */
export function OwnLevel({ club }: { club: Benefits }) {
  const { t } = useLingui()
  const { level, playerRankName } = club
  return (
    <section className={styles.own} aria-labelledby="own-level">
      <Picture
        className={styles.badge}
        src={levelPicture(level)}
        alt=""
        width={BADGE_PX}
        height={BADGE_PX}
        first
        bare
      />
      <h2 id="own-level" className={styles.rank}>
        <span className={styles.spoken}>{t`Your level`} </span>
        {playerRankName}
      </h2>
      <ToNext club={club} />
      {level > 0 && <ToKeep club={club} />}
    </section>
  )
}

/** What leads to the next level: of all bets, or, where it was lost at a month's end, of this month's. */
function ToNext({ club: { next, totalTurnover, monthlyTurnover, currency } }: { club: Benefits }) {
  const { t } = useLingui()
  const money = useMoneyText(currency)
  if (!next) return <p className={styles.why}>{t`You have reached the highest level.`}</p>
  const name = levelName(next.level)
  const [done, needed] = next.month === null ? [totalTurnover, next.threshold] : [monthlyTurnover.actual, next.month]
  const left = next.month === null ? money(next.left) : money(String(Number(needed) - Number(done)))
  return (
    <Progress
      label={next.month === null ? t`To ${name}` : t`Back to ${name}`}
      done={done}
      needed={needed}
      currency={currency}
    >
      {next.month === null
        ? t`Bet ${left} more and you are ${name}.`
        : t`Bet ${left} more this month and you are ${name} again.`}
    </Progress>
  )
}

function ToKeep({ club: { playerRankName: name, monthlyTurnover, monthEndsAt, currency } }: { club: Benefits }) {
  const { t } = useLingui()
  const money = useMoneyText(currency)
  const until = useTimeThere()(monthEndsAt)
  const { actual, expected } = monthlyTurnover
  const missing = Number(expected) - Number(actual)
  const left = money(String(missing))
  return (
    <Progress label={t`This month`} done={actual} needed={expected} currency={currency}>
      {missing > 0 ? t`Bet ${left} more until ${until} to keep ${name}.` : t`You keep ${name} into the next month.`}
    </Progress>
  )
}

interface ProgressProps {
  label: string
  done: string
  needed: string
  currency: string
  /** What it means, in a sentence. */
  children: ReactNode
}

function Progress({ label, done, needed, currency, children }: ProgressProps) {
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
      <p className={styles.why}>{children}</p>
    </div>
  )
}

function useMoneyText(currency: string): (amount: string) => string {
  const { i18n } = useLingui()
  return (amount) => formatMoney({ amount, currency }, i18n.locale)
}
