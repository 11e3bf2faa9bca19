import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/words/format.ts'
import { MoneySummary } from '../parts/money-summary.tsx'
import { useArrivalWords } from './use-arrival-words.ts'

/** What it costs, when it arrives and how often it can be done today, before anything is typed. */
export function Terms({ settings }: { settings: WithdrawSettings }) {
  const { t } = useLingui()
  const { remainingTransactionTimes: left, transactionTimes: times, arrivalMinutes, someAreReviewed } = settings
  return (
    <MoneySummary
      label={t`Terms`}
      lines={[
        { id: 'fee', label: t`Fee`, ...useFeeWords(settings) },
        {
          id: 'arrival',
          label: t`Usually arrives`,
          value: useArrivalWords(arrivalMinutes),
          note: someAreReviewed && t`longer if our team reviews it first`,
        },
        { id: 'times', label: t`Withdrawals today`, value: t`${left} of ${times} left` },
      ]}
    />
  )
}

function useFeeWords({ fee, currency }: WithdrawSettings): { value: string; note?: string } {
  const { t, i18n } = useLingui()
  const free = fee.freeTimesLeft
  const percent = withoutZeros(fee.percent)
  const fixed = formatMoney({ amount: fee.fixed, currency }, i18n.locale)
  const [hasShare, hasFixed] = [percent !== '0', withoutZeros(fee.fixed) !== '0']
  if (!hasShare && !hasFixed) return { value: t`Free` }
  const one = hasShare ? t`${percent}%` : fixed
  const rule = hasShare && hasFixed ? t`${percent}% and ${fixed}` : one
  if (free === 0) return { value: rule }
  return {
    value: t`Free`,
    note: t`${plural(free, { one: 'for # more today, then', other: 'for # more today, then' })} ${rule}`,
  }
}

const withoutZeros = (decimal: string) => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
