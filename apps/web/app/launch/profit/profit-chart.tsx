import type { ProfitAndLoss } from '@ante/contract/launch/profit-and-loss.ts'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'

import { netText } from '../../ui/net.tsx'
import { netTone } from '../../ui/net-tone.ts'
import { PnlColorContext } from '../../ui/pnl-color.ts'
import { DayBars } from '../../ui/records/day-bars.tsx'

interface ProfitChartProps {
  days: ProfitAndLoss['days']
  currency: string
  /** Index of the selected day. */
  chosen: number | null
  onChoose(day: number | null): void
}

/** Result of each day. */
export function ProfitChart({ days, currency, chosen, onChoose }: ProfitChartProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const pnlColor = use(PnlColorContext)
  const bars = days.map(({ day, pnl }) => ({
    day,
    value: Number(pnl),
    tone: netTone(pnl, { locale, pnlColor }),
    input: netText({ amount: pnl, currency }, locale),
  }))
  return <DayBars label={t`Result by day. Choose a day for details.`} days={bars} chosen={chosen} onChoose={onChoose} />
}
