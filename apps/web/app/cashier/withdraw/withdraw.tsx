import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { withdrawSettings } from '../../identity/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { lookAgainWhile } from '../parts/look-again.ts'
import { GuardList } from './guard-list.tsx'
import { DrawnGuardSheets, useGuardSheets } from './guard-sheets.tsx'
import { LockedPin } from './locked-pin.tsx'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import { Problem } from './problem.tsx'
import { Purse } from './purse.tsx'
import { useConfirming } from './use-confirming.ts'
import styles from './withdraw.module.css'

const loadForm = async () => (await import('./withdraw-form.tsx')).WithdrawForm
const loadConfirm = async () => (await import('./confirm-sheet.tsx')).ConfirmSheet
const loadSheet = async () => (await import('./withdrawal-sheet.tsx')).WithdrawalSheet

const FORM_PX = 480

/** What is there, what is on its way, and the next thing to do: satisfy what is missing, or ask for money. */
export function Withdraw() {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery({
    ...withdrawSettings,
    refetchInterval: ({ state }) => lookAgainWhile((state.data?.open.length ?? 0) > 0),
  })
  const sheets = useGuardSheets()
  const confirming = useConfirming()
  const detail = useOpened()
  const [shown, setShown] = useState<string | null>(null)
  const show = (transId: string) => {
    setShown(transId)
    detail.show()
  }
  const asked = ({ transId }: Withdrawal) => {
    confirming.finish()
    show(transId)
  }
  const mayAsk = settings.allowWithdraw === 'Y'
  const isReady = settings.guards.every(({ satisfied }) => satisfied)
  return (
    <>
      <Purse settings={settings} />
      <OpenWithdrawals settings={settings} onOpen={show} />
      {!mayAsk && <Closed />}
      {mayAsk && (
        <div className={styles.part}>
          <Problem words={confirming.problem} />
          <LockedPin />
          {isReady ? (
            <Later
              key={confirming.round}
              wanted
              load={loadForm}
              props={{ settings, onWish: confirming.begin }}
              skeleton={<Skeleton height={FORM_PX} />}
            />
          ) : (
            <GuardList settings={settings} sheets={sheets} />
          )}
        </div>
      )}
      <p className={styles.part}>
        <ButtonLink look="quiet" wide to="/m/withdrawReport">{t`All withdrawals`}</ButtonLink>
      </p>
      <DrawnGuardSheets sheets={sheets} />
      {confirming.wish && (
        <Later
          wanted
          load={loadConfirm}
          props={{
            ...confirming.sheet,
            ...confirming.wish,
            card: settings.cards.find(({ bankCardId }) => bankCardId === confirming.wish?.bankCardId),
            onAsked: asked,
            onStopped: confirming.stop,
          }}
          onFailure={confirming.sheet.onClose}
        />
      )}
      {shown !== null && (
        <Later
          wanted
          load={loadSheet}
          props={{ open: detail.open, transId: shown, onClose: detail.close }}
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
