import { WORK_PARTS, workText } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'

import { sha256Word } from '../../lib/sealed/sha256-word.ts'

export interface Task {
  id: string
  bits: number
}

export interface WorkListener {
  signal: AbortSignal
  /** Called with the number of finished parts. */
  onPart(done: number): void
}

/** Time slice after which the page can handle input before the search continues. */
const SLICE_MS = 20
/** Number of attempts between checks of the clock. */
const TRIES_AT_ONCE = 256

/** Solves a challenge in slices between which the page stays responsive; rejects when aborted. */
export async function findWork({ id, bits }: Task, { signal, onPart }: WorkListener): Promise<Work> {
  const limit = 2 ** (32 - bits)
  const numbers: number[] = []
  let number = 0
  while (numbers.length < WORK_PARTS) {
    if (signal.aborted) throw new DOMException('The work is no longer needed', 'AbortError')
    const until = performance.now() + SLICE_MS
    while (numbers.length < WORK_PARTS && performance.now() < until) {
      const solution = search(id, { part: numbers.length, from: number, limit })
      number = solution === null ? number + TRIES_AT_ONCE : 0
      if (solution === null) continue
      numbers.push(solution)
      onPart(numbers.length)
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { id, numbers }
}

interface Search {
  part: number
  from: number
  limit: number
}

/**
 * Returns the first number from `from` on whose hash meets the difficulty; null if a limited number of attempts fails.
 */
function search(id: string, { part, from, limit }: Search): number | null {
  for (let number = from; number < from + TRIES_AT_ONCE; number++) {
    if (sha256Word(workText(id, part, number)) < limit) return number
  }
  return null
}
