import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { withdrawSettings } from '../../identity/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { GuardList } from './guard-list.tsx'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import { Purse } from './purse.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

const loadSheet = async () => (await import('./withdrawal-sheet.tsx')).WithdrawalSheet

/** What is there, what is on its way, and the next thing to do: satisfy what is missing, or ask for money. */
export function Withdraw() {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery(withdrawSettings)
  const [shown, setShown] = useState<{ transId: string; open: boolean } | null>(null)
  const show = (transId: string) => setShown({ transId, open: true })
  const isReady = settings.guards.every(({ satisfied }) => satisfied)
  return (
    <>
      <Purse settings={settings} />
      <OpenWithdrawals settings={settings} onOpen={show} />
      {settings.allowWithdraw === 'N' && <Closed />}
      {settings.allowWithdraw === 'Y' && !isReady && <GuardList settings={settings} />}
      {settings.allowWithdraw === 'Y' && isReady && <WithdrawForm settings={settings} onAsked={show} />}
      <p>
        <ButtonLink look="quiet" wide to="/m/withdrawReport">{t`All withdrawals`}</ButtonLink>
      </p>
      {shown && (
        <Later
          wanted
          load={loadSheet}
          props={{
            open: shown.open,
            transId: shown.transId,
            onClose: () => setShown((now) => now && { ...now, open: false }),
          }}
          onFailure={() => setShown(null)}
        />
      )}
    </>
  )
}

function Closed() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/wallet.svg"
      title={t`Withdrawals are closed at the moment`}
      action={<ButtonLink look="quiet" to="/m/service">{t`To customer service`}</ButtonLink>}
    >
      {t`Your balance is safe and stays yours. Please come back a little later.`}
    </EmptyState>
  )
}
