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
        title={t`No entries here`}
        action={<Button look="quiet" onClick={() => onShow(wider)}>{t`Show all of 30 days`}</Button>}
      >
        {t`Nothing moved in this wallet on these days.`}
      </EmptyState>
    )
  }
  if (view.types === 'A') {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`Nothing of your team in 30 days`}
        action={<ButtonLink to="/m/agent">{t`To the agency center`}</ButtonLink>}
      >
        {t`Rebates, salaries, dividends and money between you and your line stand here.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={PICTURE}
      title={t`Nothing moved in 30 days`}
      action={<ButtonLink to="/m/voucherCenter">{t`Deposit`}</ButtonLink>}
    >
      {t`Every amount that comes into your wallet or leaves it stands here, with the balance after it.`}
    </EmptyState>
  )
}
