import type { RewardStatus } from '@ante/contract/promotions/rewards.ts'

const NAMES: Record<RewardStatus, string> = { U: 'waiting', C: 'claimed', E: 'expired' }
const STATUSES: readonly RewardStatus[] = ['U', 'C', 'E']

/** Returns the reward status in an address; `U` (unclaimed) for an unknown value. */
export function rewardStatusOf(search: URLSearchParams): RewardStatus {
  const requested = search.get('status')?.toLowerCase()
  return STATUSES.find((status) => NAMES[status] === requested) ?? 'U'
}

export const rewardsAddress = (status: RewardStatus) =>
  status === 'U' ? '/m/rewardCenter' : `/m/rewardCenter?status=${NAMES[status]}`
