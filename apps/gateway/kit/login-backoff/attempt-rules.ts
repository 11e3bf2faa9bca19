import { SECOND_MS } from '@ante/contract/kit/time.ts'

/** Failures that still count, by subject of the attempt. */
export interface Failures {
  account: FailureCount
  /** Failures at this account from this device, or without device id from this network. */
  source: FailureCount
  network: FailureCount
}

export interface FailureCount {
  failures: number
  lastAt: Date
}

const MAX_WAIT_MS = 15 * 60_000

/** Number of failures before waits begin. Solved captchas and work do not raise it, because machines can solve both. */
const FREE_ATTEMPTS = { account: 5, source: 5, network: 20 }

/** Time in milliseconds after which failures are forgotten, if they are too few to cause a wait. */
const REMEMBERED_MS = 30 * 60_000
/**
 * Time in milliseconds after which more failures are forgotten. With the shorter time, new guesses would be possible
 * every half hour.
 */
const LONG_REMEMBERED_MS = 24 * 3_600_000

/** Returns the time before which failures no longer count in any case. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - LONG_REMEMBERED_MS)

/** Returns the failures, or none if the last one is too long ago. */
export function stillCounted({ failures, lastAt }: FailureCount, now: Date): FailureCount {
  const remembered = failures < FREE_ATTEMPTS.account ? REMEMBERED_MS : LONG_REMEMBERED_MS
  return { failures: now.getTime() - lastAt.getTime() < remembered ? failures : 0, lastAt }
}

export interface AttemptState {
  failures: Failures
  /** Whether the member has signed in from this device or network before. */
  known: boolean
  /**
   * State of the captcha: `disabled` if the merchant uses none; `solved`; `worked` if replaced by proof of work; else
   * `missing`.
   */
  captcha: 'disabled' | 'missing' | 'solved' | 'worked'
  now: Date
}

/** Whether a captcha is required: after a failure, if the merchant uses captchas. */
export function needsCaptcha({ failures, captcha }: AttemptState): boolean {
  const failed = failures.account.failures + failures.source.failures + failures.network.failures > 0
  return failed && captcha === 'missing'
}

/**
 * Returns the remaining wait in milliseconds: 1 second after the free failures, then 2, 4 and so on up to 15 minutes.
 * For a known device or network only its own failures count, so that strangers cannot lock the member out.
 */
export function waitMs({ failures, known, now }: Pick<AttemptState, 'failures' | 'known' | 'now'>): number {
  const sourceWait = restOfWait(failures.source, FREE_ATTEMPTS.source, now)
  if (known) return sourceWait
  return Math.max(
    sourceWait,
    restOfWait(failures.account, FREE_ATTEMPTS.account, now),
    restOfWait(failures.network, FREE_ATTEMPTS.network, now),
  )
}

function restOfWait({ failures, lastAt }: FailureCount, free: number, now: Date): number {
  if (failures < free) return 0
  const wait = Math.min(MAX_WAIT_MS, SECOND_MS * 2 ** Math.min(failures - free, 20))
  return Math.max(0, lastAt.getTime() + wait - now.getTime())
}
