import { createHash } from 'node:crypto'

import { workText } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'

/** Difficulty without failures: about 130,000 hashes over all parts, a second or two on a phone. */
const DEFAULT_BITS = 13
/** Maximum difficulty: about 15 seconds on a phone. The login backoff applies in addition. */
const MAX_BITS = 17

/** Number of events of each kind that doubles the work. */
const DOUBLED_BY = { accountFailures: 2, networkFailures: 10, networkTasks: 20 }

export type FailureCounts = Record<keyof typeof DOUBLED_BY, number>

/** Returns the difficulty of a task in bits, from failures of the account and the network, and the network's tasks. */
export function bitsFor({ accountFailures, networkFailures, networkTasks }: FailureCounts): number {
  const doublings = Math.max(
    Math.floor(accountFailures / DOUBLED_BY.accountFailures),
    Math.floor(networkFailures / DOUBLED_BY.networkFailures),
    Math.floor(networkTasks / DOUBLED_BY.networkTasks),
  )
  return Math.min(MAX_BITS, DEFAULT_BITS + doublings)
}

/** Whether the hash of every number begins with this many zero bits. */
export function isSolved({ id, numbers }: Work, bits: number): boolean {
  return numbers.every((number, part) => firstWord(workText(id, part, number)) < 2 ** (32 - bits))
}

const firstWord = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)
