import type { Mission } from '@ante/contract/promotions/missions.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { categoryWords } from '../../catalogue/public.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'

const BY_AMOUNT: readonly Mission['targetType'][] = ['deposit', 'betVolume']

/** Returns the texts of a mission's task and progress. */
export function useMissionTexts(currency: string) {
  const { t, i18n } = useLingui()
  const formatValue = ({ targetType }: Mission, value: string) =>
    BY_AMOUNT.includes(targetType)
      ? formatMoney({ amount: value, currency }, i18n.locale)
      : formatCount(Number(value), i18n.locale)
  const title = (mission: Mission): string => {
    const { targetType, category, target } = mission
    const targetText = formatValue(mission, target)
    const games = category === null ? null : i18n._(categoryWords[category])
    const count = Number(target)
    if (targetType === 'deposit') return t`Deposit ${targetText}`
    if (targetType === 'betVolume') return games === null ? t`Bet ${targetText}` : t`Bet ${targetText}: ${games}`
    if (targetType === 'loginDays') return t`${plural(count, { one: 'Log in on # day', other: 'Log in on # days' })}`
    const wins = t`${plural(count, { one: 'Win # round', other: 'Win # rounds' })}`
    return games === null ? wins : t`${wins}: ${games}`
  }
  const period: Record<Mission['period'], string> = { daily: t`Every day`, weekly: t`Every week`, once: t`Once` }
  return { title, formatValue, period }
}
