import type { EntryState, LotterySaleState, LotterySchedule } from '@ante/contract/console/lottery.ts'
import type { DrawStatus } from '@ante/contract/lottery/draws/draw.ts'
import { useLingui } from '@lingui/react/macro'

import type { Tone } from '../ui/badge.tsx'

export const statusTone: Record<DrawStatus, Tone> = {
  INIT: 'neutral',
  OPEN: 'good',
  LOCKED: 'neutral',
  AWAITING_RESULT: 'warn',
  DRAWN: 'accent',
  PAID: 'good',
  RESULT_REVERSED: 'bad',
  RE_PAID: 'good',
  VOID: 'neutral',
}

/** Returns a formatter for statuses of draws. */
export function useStatusText(): (status: DrawStatus) => string {
  const { t } = useLingui()
  const texts: Record<DrawStatus, string> = {
    INIT: t`Not open yet`,
    OPEN: t`Open`,
    LOCKED: t`Locked`,
    AWAITING_RESULT: t`Awaits result`,
    DRAWN: t`Being paid`,
    PAID: t`Paid`,
    RESULT_REVERSED: t`Reversed`,
    RE_PAID: t`Paid again`,
    VOID: t`Void`,
  }
  return (status) => texts[status]
}

export const entryTone: Record<EntryState, Tone> = { none: 'neutral', first: 'accent', different: 'bad', equal: 'good' }

/** Returns a formatter for the entries of a result. */
export function useEntryText(): (state: EntryState) => string {
  const { t } = useLingui()
  const texts: Record<EntryState, string> = {
    none: t`No entry yet`,
    first: t`One of two persons`,
    different: t`Two different results`,
    equal: t`Ready to release`,
  }
  return (state) => texts[state]
}

export const saleTone: Record<LotterySaleState, Tone> = { on: 'good', off: 'neutral', paused: 'warn' }

/** Returns a formatter for states of sales. */
export function useSaleText(): (sale: LotterySaleState) => string {
  const { t } = useLingui()
  const texts: Record<LotterySaleState, string> = { on: t`On sale`, off: t`Closed`, paused: t`Paused` }
  return (sale) => texts[sale]
}

/** Returns a formatter for schedules. */
export function useScheduleText(): (schedule: LotterySchedule) => string {
  const { t } = useLingui()
  return (schedule) => {
    if (schedule.kind === 'daily') return t`At ${schedule.times.join(', ')} (${schedule.zone})`
    const { seconds, hours } = schedule
    const every = seconds % 60 === 0 ? t`Every ${seconds / 60} min` : t`Every ${seconds} s`
    return hours ? t`${every}, ${hours.from} to ${hours.to}` : every
  }
}
