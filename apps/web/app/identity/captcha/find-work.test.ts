import { createHash } from 'node:crypto'

import { WORK_PARTS, workText } from '@ante/contract/identity/work.ts'
import { expect, test } from 'vitest'

import { findWork } from './find-work.ts'

const id = '7b0c1e1e-3f1c-4f0e-9f57-1f4f4a0f4a11'

test('every solution has a hash with the required number of leading zero bits', async () => {
  const parts: number[] = []
  const watcher = { signal: new AbortController().signal, onPart: (done: number) => void parts.push(done) }

  const work = await findWork({ id, bits: 6 }, watcher)

  const hashes = work.numbers.map((number, part) =>
    createHash('sha256')
      .update(workText(id, part, number))
      .digest(),
  )
  expect(hashes).toHaveLength(WORK_PARTS)
  expect(hashes.every((hash) => hash.readUInt32BE(0) < 2 ** 26)).toBe(true)
  expect(parts).toEqual(Array.from({ length: WORK_PARTS }, (_, index) => index + 1))
})

test('aborted work stops', async () => {
  const stop = new AbortController()
  const workState = findWork({ id, bits: 32 }, { signal: stop.signal, onPart: () => undefined })

  stop.abort()

  await expect(workState).rejects.toThrow('The work is no longer needed')
})
