import type { previewLotteryDraw } from '@ante/contract/console/lottery-results.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { amountText, countText } from '../lib/amounts.ts'
import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { PanelView } from '../ui/panel-view.tsx'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { effectQuery } from './lottery-queries.ts'
import type { DrawName, Effect } from './lottery-queries.ts'
import styles from './lottery.module.css'

type Previewed = OutputOf<typeof previewLotteryDraw>

interface EffectViewProps {
  name: DrawName
  effect: Effect
  /** The confirmation, which appears once the effect is known. */
  children: ReactNode
}

/** What a release, a void or a reversal pays and takes, before it is confirmed. */
export function EffectView({ name, effect, children }: EffectViewProps) {
  const query = useQuery(effectQuery(name, effect))
  return (
    <PanelView query={query}>
      {(previewed) => (
        <div className={styles.effect}>
          <EffectFacts effect={effect} previewed={previewed} />
          <Named effect={effect} previewed={previewed} />
          {children}
        </div>
      )}
    </PanelView>
  )
}

function EffectFacts({ effect, previewed }: { effect: Effect; previewed: Previewed }) {
  const { t } = useLingui()
  const { currency, waitingBets, highestExposure, houseResult } = previewed
  const money = (amount: string) => `${amountText(amount)} ${currency}`
  const paidText = { release: t`Winnings`, void: t`Stakes to return`, reversal: t`Winnings to take back` }
  const debtText = { release: t`Repays debts`, void: '', reversal: t`Becomes debt` }
  return (
    <Facts
      facts={[
        [t`Bets`, countText(previewed.bets)],
        [t`Players`, countText(previewed.players)],
        [t`Stakes`, money(previewed.staked)],
        [paidText[effect], money(previewed.paid)],
        ...(effect === 'void'
          ? []
          : ([
              [t`Winners`, countText(previewed.winners)],
              [t`Rebates`, money(previewed.rebates)],
              [t`Commissions`, money(previewed.commissions)],
              [debtText[effect], money(previewed.debts)],
              [t`Players in debt`, countText(previewed.debtors)],
            ] as const)),
        ...(houseResult === null ? [] : ([[t`The house keeps`, money(houseResult)]] as const)),
        ...(highestExposure === null ? [] : ([[t`Highest exposure of a selection`, money(highestExposure)]] as const)),
        ...(waitingBets === 0 ? [] : ([[t`Bets that wait for an earlier draw`, countText(waitingBets)]] as const)),
      ]}
    />
  )
}

function Named({ effect, previewed }: { effect: Effect; previewed: Previewed }) {
  const { t } = useLingui()
  const { topWinners, topDebtors, winners, debtors, currency } = previewed
  return (
    <div className={styles.named}>
      {topWinners.length > 0 && (
        <PanelPart title={t`Highest winners: ${topWinners.length} of ${countText(winners)}`}>
          <Members label={t`Highest winners`} members={topWinners} currency={currency} />
        </PanelPart>
      )}
      {topDebtors.length > 0 && (
        <PanelPart
          title={
            effect === 'reversal'
              ? t`Players whose balance doesn't cover it: ${topDebtors.length} of ${countText(debtors)}`
              : t`Players who repay debts: ${topDebtors.length} of ${countText(debtors)}`
          }
        >
          <Members label={t`Players in debt`} members={topDebtors} currency={currency} />
        </PanelPart>
      )}
    </div>
  )
}

interface MembersProps {
  label: string
  members: Previewed['topWinners']
  currency: string
}

function Members({ label, members, currency }: MembersProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayOpen = useMay(merchant)('identity.member.read')
  return (
    <SmallTable
      label={label}
      heads={[t`Player`, t`Amount`]}
      amounts={[1]}
      rows={members.map(({ account, amount }) => ({
        id: account,
        cells: [
          mayOpen ? (
            <Link key="player" to="/m/$merchant/players" params={{ merchant }} search={{ q: account }} preload={false}>
              <bdi>{account}</bdi>
            </Link>
          ) : (
            <bdi key="player">{account}</bdi>
          ),
          `${amountText(amount)} ${currency}`,
        ],
      }))}
    />
  )
}
