import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { viewAddress } from './record-view.ts'
import type { RecordView } from './record-view.ts'

interface NoRecordsProps {
  view: RecordView
  onShow(view: RecordView): void
}

const PICTURE = '/pictures/states/records.svg'

/** Empty result, with a link to a wider filter, or to the first deposit. */
export function NoRecords({ view, onShow }: NoRecordsProps) {
  const { t } = useLingui()
  const wider: RecordView = { types: view.types, group: 'ALL', agency: 'ALL', wallet: MAIN_WALLET, days: 'month' }
  if (viewAddress(view) !== viewAddress(wider)) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No matching entries`}
        action={<Button variant="quiet" onClick={() => onShow(wider)}>{t`Show last 30 days`}</Button>}
      >
        {t`No activity in this wallet on these dates.`}
      </EmptyState>
    )
  }
  if (view.types === 'A') {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No team activity in the last 30 days`}
        action={<ButtonLink to="/m/agent">{t`Go to agency center`}</ButtonLink>}
      >
        {t`Rebates, salaries, dividends and transfers with your upline and downlines appear here.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No activity in the last 30 days`}
      action={<ButtonLink to="/m/voucherCenter">{t`Deposit`}</ButtonLink>}
    >
      {t`All money in and out of your wallet appears here, with the balance after each entry.`}
    </EmptyState>
  )
}
