import type { PlayTotals } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'

/** Totals of all filtered rounds. */
export function Totals({ totals, currency }: { totals: PlayTotals; currency: string }) {
  const { t, i18n } = useLingui()
  return (
    <TotalsLine>
      <Sum label={t`Rounds`}>{formatCount(totals.rounds, i18n.locale)}</Sum>
      <Sum label={t`Staked`}>
        <Money amount={totals.stake} currency={currency} />
      </Sum>
      <Sum label={t`Paid out`}>
        <Money amount={totals.payout} currency={currency} />
      </Sum>
      <Sum label={t`Result`}>
        <Net amount={totals.net} currency={currency} />
      </Sum>
    </TotalsLine>
  )
}
