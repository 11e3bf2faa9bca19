import { confirmLimit, discardLimitChange } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { Limit } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../lib/i18n/format-money.ts'
import { useMerchantTime } from '../merchant/public-times.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { limitTexts, periodTexts } from './responsible-gaming-texts.ts'
import styles from './safe-play.module.css'
import { useResponsibleGamingCall } from './use-responsible-gaming-call.ts'

/** One limit: name, remaining amount, and a pending change. */
export function LimitLine({ limit, currency }: { limit: Limit; currency: string }) {
  const { t, i18n } = useLingui()
  const { kind, period, value, left, used } = limit
  const limitText = useReportedAmount(limit, currency)
  const name = `${i18n._(limitTexts[kind])} · ${i18n._(periodTexts[period])}`
  return (
    <div className={styles.limit}>
      <p className={styles.limitHead}>
        <span>{name}</span>
        <span className={styles.value}>{limitText(value)}</span>
      </p>
      <div className={styles.bar}>
        <ProgressBar label={name} max={Number(value)} value={Math.min(Number(used), Number(value))} />
      </div>
      <p className={styles.soft}>{t`${limitText(left)} left`}</p>
      {limit.requested && <RequestedLimit limit={limit} wanted={limit.requested} currency={currency} />}
    </div>
  )
}

/** Formats a value of this limit. */
function useReportedAmount({ kind }: Limit, currency: string) {
  const { t, i18n } = useLingui()
  return (value: string) =>
    kind === 'session' ? t`${Number(value)} minutes` : formatMoney({ amount: value, currency }, i18n.locale)
}

interface RequestedLimitProps {
  limit: Limit
  wanted: NonNullable<Limit['requested']>
  currency: string
}

function RequestedLimit({ limit, wanted, currency }: RequestedLimitProps) {
  const { t } = useLingui()
  const formatZonedTime = useMerchantTime()
  const limitText = useReportedAmount(limit, currency)
  const confirm = useResponsibleGamingCall(confirmLimit)
  const discardChange = useResponsibleGamingCall(discardLimitChange)
  const { kind, period } = limit
  const limitKey = { kind, period }
  const time = formatZonedTime(wanted.from)
  const change =
    wanted.value === null ? t`You asked to remove this limit.` : t`You asked to raise it to ${limitText(wanted.value)}.`
  return (
    <div className={styles.wanted}>
      <p>{change}</p>
      {!wanted.ready && <p className={styles.soft}>{t`You can confirm it from ${time}.`}</p>}
      <Alert message={confirm.failure ?? discardChange.failure} />
      <div className={styles.pair}>
        {wanted.ready && (
          <Button busy={confirm.isPending} onClick={() => confirm.mutate(limitKey)}>{t`Confirm`}</Button>
        )}
        <Button
          variant="quiet"
          busy={discardChange.isPending}
          onClick={() => discardChange.mutate(limitKey)}
        >{t`Keep current limit`}</Button>
      </div>
    </div>
  )
}
