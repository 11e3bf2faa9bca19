import type { Dividends } from '@ante/contract/agents/bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { formatTime } from '../../lib/words/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import styles from './dividend.module.css'
import { PeriodCard } from './period-card.tsx'

const CONTRACT = '/m/member/agent/getDevidendContract'

/** An agent's own dividend; without a contract, explains how to get one. */
export function OwnDividend({ dividends }: { dividends: Dividends }) {
  const { t, i18n } = useLingui()
  const time = dividends.countedAt && formatTime(dividends.countedAt, i18n.locale, dividends.zone)
  const { holds, isOffered, current, previous, currency, zone } = dividends
  if (!holds && isOffered) {
    return (
      <EmptyState
        picture="/pictures/states/contract.svg"
        title={t`A dividend is offered to you`}
        action={<ButtonLink to={CONTRACT}>{t`Read the offer`}</ButtonLink>}
      >
        {t`Once you accept it, your share of each half of a month stands here.`}
      </EmptyState>
    )
  }
  if (!holds) {
    return (
      <EmptyState
        picture="/pictures/states/contract.svg"
        title={t`You hold no dividend`}
        action={<ButtonLink to={CONTRACT}>{t`Dividend contracts`}</ButtonLink>}
      >
        {t`A dividend is agreed with your upline. Ask for an offer, it comes with your contracts.`}
      </EmptyState>
    )
  }
  return (
    <>
      {current && <PeriodCard title={t`This half of the month`} period={current} currency={currency} zone={zone} />}
      {current && time !== null && (
        <p className={styles.note}>
          <Trans>
            Counted at {time}, and again every ten minutes. What your downlines get of it is taken off at the end.
          </Trans>
        </p>
      )}
      {previous && <PeriodCard title={t`The half before`} period={previous} currency={currency} zone={zone} />}
    </>
  )
}
