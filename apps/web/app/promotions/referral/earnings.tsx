import type { Referral } from '@ante/contract/promotions/referral.ts'
import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'

/** Number of invited friends, and the member's earnings from them. */
export function Earnings({ referral: { totalInvitations, earned, currency } }: { referral: Referral }) {
  const { t, i18n } = useLingui()
  return (
    <TotalsLine>
      <Sum label={t`Friends`}>{formatCount(totalInvitations, i18n.locale)}</Sum>
      <Sum label={t`From referrals`}>
        <Money amount={earned.friends} currency={currency} />
      </Sum>
      <Sum label={t`From their bets`}>
        <Money amount={earned.play} currency={currency} />
      </Sum>
    </TotalsLine>
  )
}
