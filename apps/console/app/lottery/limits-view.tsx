import type { showLottery } from '@ante/contract/console/lottery.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'

import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Button } from '../ui/button.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import styles from './lottery.module.css'

/** Prize series of a lottery and the limits of its merchant. */
export function LimitsView({ shown }: { shown: OutputOf<typeof showLottery> }) {
  const { t } = useLingui()
  const { limits, series, currency } = shown
  const money = (amount: string) => `${amountText(amount)} ${currency}`
  return (
    <div className={styles.body}>
      <section className={styles.part} aria-label={t`Limits`}>
        <h2>{t`Limits of all lotteries of the merchant`}</h2>
        <SmallTable
          label={t`Limits`}
          heads={[t`Limit`, t`Value`]}
          rows={[
            [t`Smallest stake of a slip`, money(limits.minSlip)],
            [t`Highest stake of an order`, money(limits.maxOrder)],
            [t`Highest payout per player and draw`, money(limits.maxPayout)],
            [t`Maximum exposure of a selection`, money(limits.maxExposure)],
            [t`Highest multiple`, countText(limits.maxMultiple)],
            [t`Stakes per slip`, countText(limits.maxStakes)],
            [t`Slips per order`, countText(limits.maxSlips)],
            [t`Draws in a chase`, limits.maxChase === 0 ? t`No chases` : countText(limits.maxChase)],
            [
              t`Cancellation by players`,
              limits.canCancel ? t`Yes, with a fee of ${limits.cancellationFeePercent} %` : t`No`,
            ],
            [
              t`Wallet`,
              limits.hasSeparateWallet ? t`Money is first moved to the lottery wallet` : t`The main wallet pays too`,
            ],
          ].map(([name = '', value]) => ({ id: name, cells: [name, value] }))}
        />
        <OperationButton form="update-limits">{t`Change limits`}</OperationButton>
      </section>
      <section className={styles.part} aria-label={t`Prize series`}>
        <h2>{t`Prize series`}</h2>
        <SmallTable
          label={t`Prize series`}
          heads={[t`Mode`, t`From`, t`Highest of a player`, t`Highest of a bet`, t`Base`, t`Step`]}
          amounts={[1, 2, 3, 4, 5]}
          rows={series.map(({ mode, minimum, highest, highestBet, base, step }) => ({
            id: mode,
            cells: [mode, minimum, highest, highestBet, base, step],
          }))}
        />
        <p>
          <Trans>Each player has a series between those of the upline and of the direct downline.</Trans>
        </p>
        <OperationButton form="update-prize-series">{t`Change a player's series`}</OperationButton>
      </section>
    </div>
  )
}

/** Opens the form of a command about lotteries, for staff who may run it. */
function OperationButton({ form, children }: { form: 'update-limits' | 'update-prize-series'; children: string }) {
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  if (!useIsOffered(merchant, 'lottery', form)) return null
  const target = { to: '/m/$merchant/operations/$subject', params: { merchant, subject: 'lottery' } } as const
  return (
    <div>
      <Button onPress={() => void navigate({ ...target, search: { form } })}>{children}</Button>
    </div>
  )
}
