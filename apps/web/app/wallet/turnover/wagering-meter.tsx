import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WalletBalanceText } from '../wallet-balance-text.tsx'
import { turnoverInfo } from './queries.ts'
import { shareDone } from './share-done.ts'
import styles from './wagering-meter.module.css'

interface WageringMeterProps {
  /** Address of the requirements; without it the meter is no link. */
  to?: string
  onClick?: () => void
}

const METER_PX = 44

/** The wagering left before a withdrawal, as a sentence and a bar. */
export function WageringMeter({ to, onClick }: WageringMeterProps) {
  const { data, isError } = useQuery(turnoverInfo)
  if (isError) return null
  if (!data) return <Skeleton height={METER_PX} />
  const isMet = Number(data.left) === 0
  const content = isMet ? <NoWageringLeft /> : <Left {...data} />
  if (to === undefined) return <div className={styles.meter}>{content}</div>
  return (
    <Link to={to} className={styles.meter} {...(onClick && { onClick })}>
      {content}
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}

function NoWageringLeft() {
  const { t } = useLingui()
  return <span className={styles.text}>{t`No wagering required before you withdraw`}</span>
}

function Left({ left, required, done, currency }: Record<'left' | 'required' | 'done' | 'currency', string>) {
  const { t } = useLingui()
  return (
    <span className={styles.text}>
      <span className={styles.line}>
        <Trans>
          <WalletBalanceText amount={left} currency={currency} /> left to wager before you can withdraw
        </Trans>
      </span>
      <ProgressBar label={t`Turnover progress`} max={100} value={shareDone({ left, required, done })} />
    </span>
  )
}
