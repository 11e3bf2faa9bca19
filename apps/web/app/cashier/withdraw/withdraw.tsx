import type { WithdrawSettings, Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { withdrawSettings } from '../../identity/public.ts'
import { centsOf } from '../../lib/i18n/cents.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Later } from '../../ui/later.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { loadWageringMeter } from '../../wallet/public.ts'
import { refetchIntervalWhile } from '../parts/refetch-interval.ts'
import { WithdrawalLine } from '../withdrawals/withdrawal-line.tsx'
import { GuardList } from './guard-list.tsx'
import { DrawnGuardSheets, LockedPin, useGuardSheets } from './guard-sheets.tsx'
import { useConfirming } from './use-confirming.ts'
import styles from './withdraw.module.css'

const loadForm = async () => (await import('./withdraw-form.tsx')).WithdrawForm
const loadConfirm = async () => (await import('./confirm-sheet.tsx')).ConfirmSheet
const loadSheet = async () => (await import('./withdrawal-sheet.tsx')).WithdrawalSheet

const FORM_PX = 480
const METER_PX = 44
const METER = { to: '/m/turnover' }

/** Balance, pending withdrawals, and the next action: fulfil a requirement, or request a withdrawal. */
export function Withdraw() {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery({
    ...withdrawSettings,
    refetchInterval: ({ state }) => refetchIntervalWhile((state.data?.open.length ?? 0) > 0),
  })
  const sheets = useGuardSheets()
  const confirming = useConfirming()
  const detail = useOpened()
  const [shownId, setShown] = useState<string | null>(null)
  const show = (transactionId: string) => {
    setShown(transactionId)
    detail.show()
  }
  const requestWithdrawal = ({ transactionId }: Withdrawal) => {
    confirming.finish()
    show(transactionId)
  }
  const mayWithdraw = settings.allowWithdraw === 'Y'
  const isReady = settings.guards.every(({ satisfied }) => satisfied)
  return (
    <>
      <WithdrawableBalance settings={settings} />
      <OpenWithdrawals settings={settings} onOpen={show} />
      {mayWithdraw ? (
        <div className={classes(styles.part, styles.work)}>
          <Problem texts={confirming.problem} />
          <LockedPin />
          {isReady ? (
            <Later
              key={confirming.formKey}
              isRequested
              load={loadForm}
              props={{ settings, onRequest: confirming.begin }}
              skeleton={<Skeleton height={FORM_PX} />}
            />
          ) : (
            <GuardList settings={settings} sheets={sheets} />
          )}
        </div>
      ) : (
        <div className={styles.work}>
          <Closed />
        </div>
      )}
      <p className={styles.part}>
        <ButtonLink variant="quiet" wide to="/m/withdrawReport">{t`All withdrawals`}</ButtonLink>
      </p>
      <DrawnGuardSheets sheets={sheets} />
      {confirming.request && (
        <Later
          isRequested
          load={loadConfirm}
          props={{
            ...confirming.sheet,
            ...confirming.request,
            card: settings.cards.find(({ bankCardId }) => bankCardId === confirming.request?.bankCardId),
            onRequest: requestWithdrawal,
            onStopped: confirming.stop,
          }}
          onFailure={confirming.sheet.onClose}
        />
      )}
      {shownId !== null && (
        <Later
          isRequested
          load={loadSheet}
          props={{ open: detail.open, transactionId: shownId, onClose: detail.close }}
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
      title={t`Withdrawals aren’t available right now`}
      action={<ButtonLink variant="quiet" to="/m/service">{t`Contact customer service`}</ButtonLink>}
    >
      {t`Your balance is safe. Please try again later.`}
    </EmptyState>
  )
}

/** Wagering left, withdrawable balance, and the amount held for pending withdrawals. */
function WithdrawableBalance({ settings: { available, frozen, currency } }: { settings: WithdrawSettings }) {
  const { t } = useLingui()
  return (
    <section className={styles.wallet} aria-label={t`Your main wallet`}>
      <div className={styles.meter}>
        <Later isRequested load={loadWageringMeter} props={METER} skeleton={<Skeleton height={METER_PX} />} />
      </div>
      <p className={styles.soft}>{t`Your main wallet`}</p>
      <p className={styles.available}>
        <FittedFigures amount={available} currency={currency}>
          <Money amount={available} currency={currency} />
        </FittedFigures>
      </p>
      {centsOf(frozen) > 0 && (
        <p className={styles.soft}>
          <Trans>
            Reserved for withdrawals: <Money amount={frozen} currency={currency} />
          </Trans>
        </p>
      )}
    </section>
  )
}

interface OpenWithdrawalsProps {
  settings: WithdrawSettings
  onOpen(transactionId: string): void
}

/** Pending withdrawals; a tap shows the progress. */
function OpenWithdrawals({ settings: { open, currency }, onOpen }: OpenWithdrawalsProps) {
  const { t } = useLingui()
  if (open.length === 0) return null
  return (
    <section className={styles.part} aria-label={t`Pending`}>
      <h2 className={styles.title}>{t`Pending`}</h2>
      <ul>
        {open.map((record) => (
          <li key={record.transactionId} className={styles.container}>
            <WithdrawalLine record={record} currency={currency} onOpen={({ transactionId }) => onOpen(transactionId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A failure message, scrolled into view: the tapped button is at the end of a long page. */
function Problem({ texts }: { texts: string | null }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (texts !== null) element.current?.scrollIntoView({ block: 'center' })
  }, [texts])
  return (
    <div ref={element}>
      <Alert message={texts} />
    </div>
  )
}
