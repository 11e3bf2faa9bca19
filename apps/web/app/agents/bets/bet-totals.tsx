import type { TeamBetTotals } from '@ante/contract/agents/bets.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { useFormatDateTime } from '../../lib/i18n/use-format-date-time.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'
import styles from './team-bets.module.css'

interface BetTotalsProps {
  totals: TeamBetTotals
  currency: string
  zone: string
}

/** Totals of the filtered bets, and their start time when not all bets were included. */
export function BetTotals({ totals, currency, zone }: BetTotalsProps) {
  const { t, i18n } = useLingui()
  const { bets, stake, turnover, payout, net, since } = totals
  const formatDateTime = useFormatDateTime(zone)
  const at = since && formatDateTime(since)
  return (
    <>
      <TotalsLine>
        <Sum label={t`Settled bets`}>{formatCount(bets, i18n.locale)}</Sum>
        <Sum label={t`Staked`}>
          <Money amount={stake} currency={currency} />
        </Sum>
        <Sum label={t`Valid turnover`}>
          <Money amount={turnover} currency={currency} />
        </Sum>
        <Sum label={t`Paid out`}>
          <Money amount={payout} currency={currency} />
        </Sum>
        <Sum label={t`Result`}>
          <Net amount={net} currency={currency} />
        </Sum>
      </TotalsLine>
      {at && (
        <p className={styles.note}>
          <Trans>Totals cover only the latest bets, since {at}. Choose a shorter period for full totals.</Trans>
        </p>
      )}
    </>
  )
}
