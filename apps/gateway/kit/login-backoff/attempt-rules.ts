import { SECOND_MS } from '@ante/contract/kit/time.ts'

/** Failures that still count, by subject of the attempt. */
export interface Failures {
  account: FailureCount
  /** Failures of this device, or else this network, for this account. */
  source: FailureCount
  network: FailureCount
}

export interface FailureCount {
  failures: number
  lastAt: Date
}

const LONGEST_WAIT_MS = 15 * 60_000

/** Number of failures without waiting. Solving captchas or work does not raise it: machines can do both. */
const FREE_ATTEMPTS = { account: 5, source: 5, network: 20 }

/** Time after which a few failures are forgotten, in milliseconds. */
const REMEMBERED_MS = 30 * 60_000
/**
 * Time after which failures that cause waiting are forgotten; a shorter time would allow new guesses every half hour.
 */
const LONG_REMEMBERED_MS = 24 * 3_600_000

/** Returns the earliest time of a last failure that may still count. */
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
 * Returns the wait of this attempt: 1 second after the free failures, then 2, 4 and so on up to 15 minutes. For a known
 * device or network only its own failures count, not those of strangers.
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
  const wait = Math.min(LONGEST_WAIT_MS, SECOND_MS * 2 ** Math.min(failures - free, 20))
  return Math.max(0, lastAt.getTime() + wait - now.getTime())
}
