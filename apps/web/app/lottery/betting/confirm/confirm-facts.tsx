import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Id } from '../../../ui/id.tsx'
import { Money } from '../../../ui/money.tsx'
import { CartLine } from '../cart/cart-line.tsx'
import { Countdown } from '../../kit/clock/countdown.tsx'
import type { RunningDraw } from '../draw/use-running-draw.ts'
import { unitsText } from '../pay/units.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import styles from './confirm.module.css'
import { wholeCost } from './order-of.ts'
import type { PendingOrder } from './order-of.ts'
import type { Payment } from './payment.ts'

interface ConfirmFactsProps {
  betting: BettingGame
  draw: RunningDraw
  pendingOrder: PendingOrder
  payment: Payment
}

/** Facts of an order before confirmation: the game, the draw, the amount, and the wallets to debit. */
export function ConfirmFacts({
  betting: { game, setting },
  draw: { current },
  pendingOrder,
  payment,
}: ConfirmFactsProps) {
  const { t } = useLingui()
  const { currency } = setting
  const { bill, chase } = pendingOrder
  const money = (units: bigint) => <Money exact amount={unitsText(units)} currency={currency} />
  const count = chase?.draws.length ?? 0
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={game.name}>
          {current && (
            <>
              <Id>{current.drawNumber}</Id>
              {' · '}
              <Countdown until={Date.parse(current.lockAt)} />
            </>
          )}
        </Fact>
        {chase && (
          <Fact name={t`Chase`}>
            <Plural value={count} one="# draw" other="# draws" />
          </Fact>
        )}
        <Fact name={t`To pay`}>
          <b className={styles.sum}>{money(wholeCost(pendingOrder))}</b>
        </Fact>
        <Fact name={t`Maximum prize per draw`}>
          <Money exact amount={setting.limits.maximumPrize} currency={currency} />
        </Fact>
        <Fact name={t`Lottery wallet`}>{money(payment.lottery)}</Fact>
        <Fact name={t`Main wallet`}>{money(payment.main)}</Fact>
        {payment.transferred > 0n && payment.enough && (
          <Fact name={t`Transferred from main wallet`}>{money(payment.transferred)}</Fact>
        )}
      </dl>
      <ul className={styles.rows}>
        {bill.rows.map((billed) => (
          <CartLine key={billed.row.key} billed={billed} currency={currency} />
        ))}
      </ul>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
