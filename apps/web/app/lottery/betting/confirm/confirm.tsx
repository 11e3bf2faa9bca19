import type { PlacedOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useConnection } from '../../../lib/calls/connection.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SheetActions } from '../../../ui/choices.tsx'
import { placeFailure } from '../../refusal-texts.ts'
import type { RunningDraw } from '../draw/use-running-draw.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import { ConfirmFacts } from './confirm-facts.tsx'
import styles from './confirm.module.css'
import { lossTexts } from './loss-texts.ts'
import { NotEnough } from './not-enough.tsx'
import { wholeCost } from './order-of.ts'
import type { PendingOrder } from './order-of.ts'
import { paymentOf } from './payment.ts'
import { PlacedNote } from './placed-note.tsx'
import { orderWallets } from './queries.ts'
import { usePlaceOrder } from './use-place-order.ts'

export interface ConfirmProps {
  betting: BettingGame
  draw: RunningDraw
  pendingOrder: PendingOrder
  onPlaced(): void
  /** Called when a chase must be planned again because its draws have changed. */
  onPlan(): void
  onClose(): void
}

export function Confirm({ betting, draw, pendingOrder: initialOrder, onPlaced, onPlan, onClose }: ConfirmProps) {
  const { i18n } = useLingui()
  // The initial order stays shown, because placing it empties the cart.
  const [pendingOrder] = useState(initialOrder)
  const { data: wallets } = useSuspenseQuery(orderWallets)
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  // `agreedDraw` is the draw to which the player agreed: first the draw open when the sheet opened. A bet on another
  // draw needs consent.
  const now = draw.current?.drawNumber ?? null
  const [agreedDraw, setAgreed] = useState(now)
  const { lotteryWallet } = betting.setting
  const payment = paymentOf(wallets, wholeCost(pendingOrder), { together: lotteryWallet === 'together' })
  const loss = lossTexts(pendingOrder, { setting: betting.setting, drawNumber: now, locale: i18n.locale })
  const placement = usePlaceOrder({
    betting,
    draw,
    pendingOrder,
    onPlaced: (order) => {
      setPlaced(order)
      onPlaced()
    },
  })
  if (placed) return <PlacedNote placed={placed} onAgain={onClose} />
  const isOther = now !== null && now !== agreedDraw
  const isChase = pendingOrder.chase !== null
  const hasGap = isChase && placement.isDrawClosed
  const betNow = () => {
    if (now === null) return
    setAgreed(now)
    placement.bet(now)
  }
  return (
    <>
      <ConfirmFacts betting={betting} draw={draw} pendingOrder={pendingOrder} payment={payment} />
      <Problem error={placement.error} loss={loss} />
      {!payment.enough && <NotEnough apart={lotteryWallet === 'separate'} />}
      {isOther && <OtherDraw before={agreedDraw} now={now} />}
      {isChase && (isOther || hasGap) ? (
        <UpdatePlan onPlan={onPlan} />
      ) : (
        <BetButton
          isOther={isOther}
          busy={placement.isPending}
          isOpen={draw.isOpen}
          may={payment.enough && now !== null && loss === null}
          onTap={betNow}
        />
      )}
    </>
  )
}

/** Message why the order was not placed, or that it can only lose. */
function Problem({ error, loss }: { error: unknown; loss: MessageDescriptor | null }) {
  const { i18n } = useLingui()
  const texts = error ? placeFailure(error, i18n.locale) : loss
  return <Alert message={texts && i18n._(texts)} />
}

/** Notice that the draw has closed meanwhile. */
function OtherDraw({ before, now }: { before: string | null; now: string }) {
  const { t } = useLingui()
  return <output className={styles.other}>{t`Draw ${before ?? ''} is closed. The next draw is ${now}.`}</output>
}

/** Notice that a chase must be planned again, because its draws have changed. */
function UpdatePlan({ onPlan }: { onPlan(): void }) {
  const { t } = useLingui()
  return (
    <SheetActions>
      <Button wide onClick={onPlan}>{t`Update plan`}</Button>
    </SheetActions>
  )
}

interface BetButtonProps {
  /** Whether the open draw is not the one that was shown: then the button asks for consent to bet on the next draw. */
  isOther: boolean
  busy: boolean
  isOpen: boolean
  may: boolean
  onTap(): void
}

function BetButton({ isOther, busy, isOpen, may, onTap }: BetButtonProps) {
  const { t } = useLingui()
  const { online } = useConnection()
  const label = isOther ? t`Bet on next draw` : t`Confirm`
  return (
    <>
      {!online && <output className={styles.other}>{t`You’re offline. Connect to the internet to bet.`}</output>}
      <SheetActions>
        <Button wide busy={busy} disabled={!isOpen || !may || !online} onClick={onTap}>
          {isOpen ? label : t`Wait for next draw`}
        </Button>
      </SheetActions>
    </>
  )
}
