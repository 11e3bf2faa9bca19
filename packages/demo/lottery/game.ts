/** A lottery game of a demo merchant. */
export interface DemoLottery {
  code: string
  name: string
  family: string
  /** Source of the groups and regions: domain handbook 3.1. */
  group: string
  region?: string
  prizeModes: readonly ('Lott' | 'ZY' | 'Elott' | 'SEA')[]
  schedule: DemoSchedule
  lockSeconds: number
  /** Whether the gateway draws the lottery itself; otherwise operators enter external results. */
  isHouse: boolean
  isHot?: boolean
  isNew?: boolean
}

export type DemoSchedule =
  | { kind: 'steady'; seconds: number; hours?: { from: string; to: string } }
  | { kind: 'daily'; times: string[]; weekdays?: number[]; monthDays?: number[]; zone?: string }

export const every = (seconds: number): DemoSchedule => ({ kind: 'steady', seconds })

/** Returns the time from the sales close to the draw. Source: domain handbook 3.2. */
function lockOf(schedule: DemoSchedule): number {
  if (schedule.kind === 'daily') return 900
  if (schedule.seconds <= 90) return 5
  if (schedule.seconds <= 210) return 10
  return schedule.seconds <= 300 ? 20 : 60
}

type LotteryInput = Omit<DemoLottery, 'lockSeconds' | 'isHouse' | 'group'> &
  Partial<Pick<DemoLottery, 'isHouse' | 'group'>>

export const lottery = (input: LotteryInput): DemoLottery => ({
  group: input.family,
  lockSeconds: lockOf(input.schedule),
  isHouse: true,
  ...input,
})
