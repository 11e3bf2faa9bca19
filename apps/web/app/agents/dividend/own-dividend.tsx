import type { Dividends } from '@ante/contract/agents/bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { useFormatDateTime } from '../../lib/i18n/use-format-date-time.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import styles from './dividend.module.css'
import { PeriodCard } from './period-card.tsx'

const CONTRACT = '/m/member/agent/getDevidendContract'

/** An agent's own dividend; without a contract, explains how to get one. */
export function OwnDividend({ dividends }: { dividends: Dividends }) {
  const { t } = useLingui()
  const formatDateTime = useFormatDateTime(dividends.zone)
  const time = dividends.countedAt && formatDateTime(dividends.countedAt)
  const { holdsContract: holds, isOffered, current, previous, currency, zone } = dividends
  if (!holds && isOffered) {
    return (
      <EmptyState
        picture="/pictures/states/contract.svg"
        title={t`You have a dividend offer`}
        action={<ButtonLink to={CONTRACT}>{t`Review offer`}</ButtonLink>}
      >
        {t`Once you accept it, your dividend for each half-month appears here.`}
      </EmptyState>
    )
  }
  if (!holds) {
    return (
      <EmptyState
        picture="/pictures/states/contract.svg"
        title={t`No dividend contract`}
        action={<ButtonLink to={CONTRACT}>{t`Dividend contracts`}</ButtonLink>}
      >
        {t`Your upline can agree a dividend with you. Ask for an offer; it will appear with your contracts.`}
      </EmptyState>
    )
  }
  return (
    <>
      {current && <PeriodCard title={t`This half-month`} period={current} currency={currency} zone={zone} />}
      {current && time !== null && (
        <p className={styles.note}>
          <Trans>Updated at {time} and every 10 minutes. Your downlines’ share is deducted at the end.</Trans>
        </p>
      )}
      {previous && <PeriodCard title={t`Previous half-month`} period={previous} currency={currency} zone={zone} />}
    </>
  )
}
