import { createHash } from 'node:crypto'

import { workText } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'

/** About a hundred and thirty thousand hashes over all parts: a second or two of a phone's time. */
const USUAL_BITS = 13
/** A quarter of a minute of a phone's time. Waiting, which counts beside it, does the rest. */
const MOST_BITS = 17

/** So many doubles the work, and so do as many more. */
const DOUBLED_BY = { accountFailures: 2, networkFailures: 10, networkTasks: 20 }

export type Trouble = Record<keyof typeof DOUBLED_BY, number>

/** How hard a task is, by what has failed at the account and from the network, and what the network has asked for. */
export function bitsFor({ accountFailures, networkFailures, networkTasks }: Trouble): number {
  const doublings = Math.max(
    Math.floor(accountFailures / DOUBLED_BY.accountFailures),
    Math.floor(networkFailures / DOUBLED_BY.networkFailures),
    Math.floor(networkTasks / DOUBLED_BY.networkTasks),
  )
  return Math.min(MOST_BITS, USUAL_BITS + doublings)
}

/** Whether every number's hash begins with so many zero bits. */
export function isSolved({ id, numbers }: Work, bits: number): boolean {
  return numbers.every((number, part) => firstWord(workText(id, part, number)) < 2 ** (32 - bits))
}

const firstWord = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)
