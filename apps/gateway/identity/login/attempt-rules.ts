import { SECOND_MS } from '@ante/contract/kit/time.ts'

/** How often a subject of an attempt has failed, as far as that still counts. */
export interface Failures {
  account: Tries
  /** This device, or else this network, at this account. */
  source: Tries
  network: Tries
}

export interface Tries {
  failures: number
  lastAt: Date
}

const LONGEST_WAIT_MS = 15 * 60_000

/** So many failures are free of waiting. Reading a picture or working buys no more of them: machines do both. */
const FREE = { account: 5, source: 5, network: 20 }

/** A few failures are forgotten after this time; */
const REMEMBERED_MS = 30 * 60_000
/** and as many as make somebody wait, after this, or guessing would begin anew each half hour. */
const LONG_REMEMBERED_MS = 24 * 3_600_000

/** The earliest time of a last failure that may still count. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - LONG_REMEMBERED_MS)

/** What still counts of what was counted. */
export function stillCounted({ failures, lastAt }: Tries, now: Date): Tries {
  const remembered = failures < FREE.account ? REMEMBERED_MS : LONG_REMEMBERED_MS
  return { failures: now.getTime() - lastAt.getTime() < remembered ? failures : 0, lastAt }
}

export interface AttemptState {
  failures: Failures
  /** The member has signed in from this device or network before. */
  known: boolean
  /** Whether the merchant shows pictures, and this attempt has read one, or worked in place of it. */
  picture: 'none shown' | 'unread' | 'read' | 'worked'
  now: Date
}

/** After a failure a person must show that he is one, where the merchant shows pictures. */
export function needsPicture({ failures, picture }: AttemptState): boolean {
  const failed = failures.account.failures + failures.source.failures + failures.network.failures > 0
  return failed && picture === 'unread'
}

/**
 * How long this attempt has to wait: 1 second after the free failures, then 2, 4 and so on up to 15 minutes. Where the
 * member is known, what strangers do to his account or from his network is none of his business: his own failures count.
 */
export function waitMs({ failures, known, now }: Pick<AttemptState, 'failures' | 'known' | 'now'>): number {
  const own = restOfWait(failures.source, FREE.source, now)
  if (known) return own
  return Math.max(own, restOfWait(failures.account, FREE.account, now), restOfWait(failures.network, FREE.network, now))
}

function restOfWait({ failures, lastAt }: Tries, free: number, now: Date): number {
  if (failures < free) return 0
  const wait = Math.min(LONGEST_WAIT_MS, SECOND_MS * 2 ** Math.min(failures - free, 20))
  return Math.max(0, lastAt.getTime() + wait - now.getTime())
}
