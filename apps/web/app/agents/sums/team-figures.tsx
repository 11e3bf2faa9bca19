import type { TeamSums, TeamTotal } from '@ante/contract/agents/team-sums.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Money } from '../../ui/money.tsx'
import { isZero } from '../../ui/net-tone.ts'
import styles from './team-figures.module.css'

interface TeamFiguresProps {
  sums: TeamSums | TeamTotal
  currency: string
}

/** A team's figures except its result; deposits and withdrawals only if they are available. */
export function TeamFigures({ sums, currency }: TeamFiguresProps) {
  const { t, i18n } = useLingui()
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  return (
    <dl className={styles.figures}>
      <Figure label={t`Betting`}>{money(sums.betting)}</Figure>
      <Figure label={t`Winnings`}>{money(sums.winning)}</Figure>
      <Figure label={t`Valid turnover`}>{money(sums.turnover)}</Figure>
      <Figure label={t`Bets`}>{formatCount(sums.rounds, i18n.locale)}</Figure>
      <Figure label={t`Rebate`}>
        {money(sums.rebate)}
        {!isZero(sums.agentCommission) && (
          <Part>
            <Trans>
              Includes <Money amount={sums.agentCommission} currency={currency} /> commission
            </Trans>
          </Part>
        )}
      </Figure>
      <Figure label={t`Promotion`}>
        {money(sums.promotion)}
        {!isZero(sums.dailyIncome) && (
          <Part>
            <Trans>
              Includes <Money amount={sums.dailyIncome} currency={currency} /> salaries
            </Trans>
          </Part>
        )}
        {!isZero(sums.brokerage) && (
          <Part>
            <Trans>
              Includes <Money amount={sums.brokerage} currency={currency} /> dividends
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
              Includes <Money amount={sums.agentTransferIn} currency={currency} /> transfers
            </Trans>
          </Part>
        )}
      </Figure>
      <Figure label={t`Withdrawn`}>
        {money(sums.withdraw)}
        {!isZero(sums.agentTransferOut) && (
          <Part>
            <Trans>
              Includes <Money amount={sums.agentTransferOut} currency={currency} /> transfers
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
