import { useLingui } from '@lingui/react/macro'

import { centsOf, formatCents } from '../../../lib/i18n/cents.ts'
import { formatMoney } from '../../../lib/i18n/format-money.ts'
import { formatPaymentAmount } from '../../../lib/i18n/format-payment-amount.ts'
import { MoneySummary } from '../../parts/money-summary.tsx'
import type { SummaryLine } from '../../parts/money-summary.tsx'
import { estimate } from '../estimate.ts'
import type { DepositForm } from './use-deposit-form.ts'

/** Estimated result of the deposit, shown before payment. */
export function EstimateSummary({ form }: { form: DepositForm }) {
  const { t } = useLingui()
  const lines = useLines(form)
  return <MoneySummary label={t`Summary`} lines={lines} />
}

function useLines({ channel, amount, promotion, offered }: DepositForm): SummaryLine[] {
  const { t, i18n } = useLingui()
  const { multiple, currency } = offered
  const cents = amount.amount?.cents ?? 0
  const result = estimate({ channel, cents, promotion, multiple })
  const money = (text: number) => formatMoney({ amount: formatCents(text), currency }, i18n.locale)
  const paid = (text: number) =>
    formatPaymentAmount({ amount: formatCents(text), currency: channel.payCurrency }, i18n.locale)
  const one = formatPaymentAmount({ amount: '1', currency: channel.payCurrency }, i18n.locale)
  const unitPrice = formatMoney({ amount: channel.rate ?? '1', currency }, i18n.locale)
  const min = promotion ? money(centsOf(promotion.minimum)) : ''
  const misses = promotion !== null && cents > 0 && result.bonus === 0
  return [
    {
      id: 'pay',
      label: t`You pay`,
      value: paid(result.pays),
      ...(result.fee > 0 && { note: t`Includes provider fee of ${paid(result.fee)}` }),
    },
    ...(channel.rate === null ? [] : [{ id: 'rate', label: t`Rate`, value: t`${one} = ${unitPrice}` }]),
    ...(result.refundedFee > 0
      ? [{ id: 'back', label: t`Fee refund`, value: `+${money(result.refundedFee)}`, variant: 'gain' as const }]
      : []),
    ...(result.bonus > 0
      ? [{ id: 'bonus', label: t`Bonus`, value: `+${money(result.bonus)}`, variant: 'gain' as const }]
      : []),
    ...(misses ? [{ id: 'missed', label: t`Bonus`, value: t`None`, note: t`Minimum ${min}.` }] : []),
    {
      id: 'turnover',
      label: t`Wagering required`,
      value: result.turnover > 0 ? money(result.turnover) : t`None`,
    },
    { id: 'sum', label: t`Added to your wallet`, value: money(result.credited), variant: 'sum' },
  ]
}
