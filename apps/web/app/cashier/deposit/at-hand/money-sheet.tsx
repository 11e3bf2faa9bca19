import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSession } from '../../../lib/session/session.ts'
import { useMenu } from '../../../merchant/public.ts'
import { ContentBoundary } from '../../../ui/content-boundary.tsx'
import { Later } from '../../../ui/later.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { loadWageringMeter, loadWallets } from '../../../wallet/public.ts'
import { FloatingDeposit } from './floating-deposit.tsx'
import { DepositHere } from './deposit-here.tsx'
import { DepositOffer } from './deposit-offer.tsx'
import styles from './money-sheet.module.css'

interface MoneySheetProps {
  open: boolean
  isPlaying: boolean
  isUpdatePaused: boolean
  onClose(): void
}

/** Content of the sheet: the wallets; over a game also the deposit form, or a created deposit. */
export type MoneyView = { kind: 'wallets' } | { kind: 'form' } | { kind: 'deposit'; transactionId: string }

const WALLETS: MoneyView = { kind: 'wallets' }
const WALLETS_PX = 220
const METER_PX = 64
const OFFER_PX = 150

/** The member's money, on every page: wallets, remaining wagering, and a repetition of the last deposit. */
export function MoneySheet({ open, isPlaying, isUpdatePaused, onClose }: MoneySheetProps) {
  const { t } = useLingui()
  const [view, show] = useState<MoneyView>(WALLETS)
  const finish = () => {
    onClose()
    show(WALLETS)
  }
  return (
    <Sheet open={open} title={view.kind === 'wallets' ? t`Your wallets` : t`Deposit`} onClose={onClose}>
      <ContentBoundary key={view.kind} skeleton={<Skeleton height={OFFER_PX} />}>
        {view.kind === 'wallets' && (
          <Money isPlaying={isPlaying} isUpdatePaused={isUpdatePaused} onShow={show} onClose={onClose} />
        )}
        {view.kind === 'form' && <DepositHere onShow={show} />}
        {view.kind === 'deposit' && (
          <FloatingDeposit transactionId={view.transactionId} onShow={show} onFinish={finish} />
        )}
      </ContentBoundary>
    </Sheet>
  )
}

interface MoneyProps extends Omit<MoneySheetProps, 'open'> {
  onShow(view: MoneyView): void
}

function Money({ isPlaying, isUpdatePaused, onShow, onClose }: MoneyProps) {
  const session = useSession()
  const hasMenu = useMenu()
  const isReal = session !== null && session.customerType !== TRIAL
  return (
    <div className={styles.money}>
      <Later isRequested load={loadWallets} props={{ isUpdatePaused }} skeleton={<Skeleton height={WALLETS_PX} />} />
      {isReal && (
        <Later
          isRequested
          load={loadWageringMeter}
          props={isPlaying ? {} : { to: '/m/turnover', onClick: onClose }}
          skeleton={<Skeleton height={METER_PX} />}
        />
      )}
      {isReal && hasMenu('DEPOSIT', '/m/voucherCenter') && (
        <DepositOffer isPlaying={isPlaying} onShow={onShow} onClose={onClose} />
      )}
    </div>
  )
}
