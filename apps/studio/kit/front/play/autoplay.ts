/** Reason for the end of autoplay, other than a manual stop. */
export type AutoplayStop = 'done' | 'loss-limit' | 'single-win' | 'feature' | 'balance' | 'hidden' | 'trouble'

export const AUTOPLAY_ROUNDS = [10, 25, 50, 100] as const
/** Selectable limits, in bets. */
export const LOSS_LIMITS_BETS = [5, 10, 25, 50, 100] as const
export const SINGLE_WINS_BETS = [10, 25, 50, 100] as const

export interface AutoplayPlan {
  rounds: number
  lossLimitCents: bigint
  /** Null for no limit on single wins. */
  singleWinCents: bigint | null
  stopOnFeature: boolean
}

export interface AutoplayRun {
  plan: AutoplayPlan
  left: number
  /** Wins less stakes since autoplay started. */
  netCents: bigint
}

export interface AutoplayRound {
  stakeCents: bigint
  wonCents: bigint
  hadFeature: boolean
}

export function beginAutoplay(plan: AutoplayPlan): AutoplayRun {
  return { plan, left: plan.rounds, netCents: 0n }
}

export function afterRound(run: AutoplayRun, round: AutoplayRound): AutoplayRun {
  return { ...run, left: run.left - 1, netCents: run.netCents + round.wonCents - round.stakeCents }
}

/** Returns why autoplay ends after this round, or null. */
export function stopReasonAfter({ plan, left, netCents }: AutoplayRun, round: AutoplayRound): AutoplayStop | null {
  if (plan.stopOnFeature && round.hadFeature) return 'feature'
  if (plan.singleWinCents !== null && round.wonCents >= plan.singleWinCents) return 'single-win'
  if (-netCents >= plan.lossLimitCents) return 'loss-limit'
  return left <= 0 ? 'done' : null
}

/** Returns why the next round may not begin, or null. Another lost bet must not exceed the loss limit. */
export function stopReasonBefore(
  { plan, netCents }: AutoplayRun,
  next: { stakeCents: bigint; balanceCents: bigint; hidden: boolean },
): AutoplayStop | null {
  if (next.hidden) return 'hidden'
  if (next.balanceCents < next.stakeCents) return 'balance'
  return next.stakeCents - netCents > plan.lossLimitCents ? 'loss-limit' : null
}
