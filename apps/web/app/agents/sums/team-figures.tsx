import type { TeamSums, TeamTotal } from '@ante/contract/agents/team-sums.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { countText } from '../../lib/words/count-text.ts'
import { Money } from '../../ui/money.tsx'
import { isZero } from '../../ui/net-tone.ts'
import styles from './team-figures.module.css'

interface TeamFiguresProps {
  sums: TeamSums | TeamTotal
  currency: string
}

/** A team's figures besides its result; with deposits and withdrawals where known. */
export function TeamFigures({ sums, currency }: TeamFiguresProps) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  return (
    <dl className={styles.figures}>
      <Figure label={t`Betting`}>{money(sums.betting)}</Figure>
      <Figure label={t`Winning`}>{money(sums.winning)}</Figure>
      <Figure label={t`Valid turnover`}>{money(sums.turnover)}</Figure>
      <Figure label={t`Bets`}>{countText(sums.rounds, i18n.locale)}</Figure>
      <Figure label={t`Rebate`}>
        {money(sums.rebate)}
        {!isZero(sums.agentCommission) && (
          <Part>
            <Trans>
              <Money amount={sums.agentCommission} currency={currency} /> of it commission
            </Trans>
          </Part>
        )}
      </Figure>
      <Figure label={t`Promotion`}>
        {money(sums.promotion)}
        {!isZero(sums.dailyIncome) && (
          <Part>
            <Trans>
              <Money amount={sums.dailyIncome} currency={currency} /> of it salaries
            </Trans>
          </Part>
        )}
        {!isZero(sums.brokerage) && (
          <Part>
            <Trans>
              <Money amount={sums.brokerage} currency={currency} /> of it dividends
            </Trans>
          </Part>
        )}
      </Figure>
      {'deposit' in sums && <Cash sums={sums} currency={currency} />}
    </dl>
  )
}

function Cash({ sums, currency }: { sums: TeamTotal; currency: string }) {
  const { t } = useLingui()
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  return (
    <>
      <Figure label={t`Deposited`}>
        {money(sums.deposit)}
        {!isZero(sums.agentTransferIn) && (
          <Part>
            <Trans>
              <Money amount={sums.agentTransferIn} currency={currency} /> of it transfers
            </Trans>
          </Part>
        )}
      </Figure>
      <Figure label={t`Withdrawn`}>
        {money(sums.withdraw)}
        {!isZero(sums.agentTransferOut) && (
          <Part>
            <Trans>
              <Money amount={sums.agentTransferOut} currency={currency} /> of it transfers
            </Trans>
          </Part>
        )}
      </Figure>
    </>
  )
}

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const Part = ({ children }: { children: ReactNode }) => <span className={styles.part}>{children}</span>
