import { createHash } from 'node:crypto'

import { WORK_PARTS, workText } from '@ante/contract/identity/work.ts'
import type { Work } from '@ante/contract/identity/work.ts'

/** Returns the solution of an honest browser: the first number of each part whose hash begins with the zeros. */
export function solvedWork({ id, bits }: { id: string; bits: number }): Work {
  const numbers = Array.from({ length: WORK_PARTS }, (_, part) => {
    let number = 0
    while (hashOf(workText(id, part, number)) >= 2 ** (32 - bits)) number++
    return number
  })
  return { id, numbers }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)
