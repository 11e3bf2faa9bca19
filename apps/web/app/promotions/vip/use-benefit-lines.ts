import type { VipLevel } from '@ante/contract/vip/benefits.ts'
import { useLingui } from '@lingui/react/macro'

import { categoryWords } from '../../catalogue/public.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { formatPercent } from '../../lib/i18n/format-percent.ts'

const NO_VALUE = '–'

interface BenefitLine {
  name: string
  format(level: VipLevel): string
}

/** Returns the requirements and benefits of the levels, line by line. */
export function useBenefitLines(currency: string, levels: readonly VipLevel[]): BenefitLine[] {
  const { t, i18n } = useLingui()
  const money = (amount: string) => (Number(amount) === 0 ? NO_VALUE : formatMoney({ amount, currency }, i18n.locale))
  const categories = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP'] as const
  return [
    { name: t`Total bets`, format: ({ threshold }) => money(threshold) },
    { name: t`Monthly bets to keep it`, format: ({ monthlyTurnover }) => money(monthlyTurnover) },
    { name: t`Bonus for reaching it`, format: ({ bonus }) => money(bonus) },
    { name: t`Weekly salary`, format: ({ weeklySalary }) => money(weeklySalary) },
    { name: t`Monthly salary`, format: ({ monthlySalary }) => money(monthlySalary) },
    ...categories.map((rated) => {
      const category = i18n._(categoryWords[rated])
      const rateOf = ({ rebates }: VipLevel) => rebates.find((rebate) => rebate.category === rated)?.rate ?? '0'
      return { name: t`Rebate: ${category}`, format: (level: VipLevel) => formatPercent(rateOf(level), i18n.locale) }
    }),
    {
      name: t`Extra withdrawals per day`,
      format: ({ moreWithdrawals }) => (moreWithdrawals === 0 ? NO_VALUE : `+${moreWithdrawals}`),
    },
    ...(levels.some(({ withdrawalMaximum }) => withdrawalMaximum !== null)
      ? [
          {
            name: t`Maximum withdrawal per day`,
            format: ({ withdrawalMaximum }: VipLevel) =>
              withdrawalMaximum === null ? NO_VALUE : money(withdrawalMaximum),
          },
        ]
      : []),
  ]
}
