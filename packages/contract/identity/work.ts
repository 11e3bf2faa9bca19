import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'

/**
 * Number of parts of a task. The total time of several parts varies little, whereas the time of a single part would
 * vary widely.
 */
export const WORK_PARTS = 16

/** Upper bound of the number in a solution, which no task requires: a part would take a phone minutes. */
const MAX_NUMBER = 2 ** 40

/** Returns the text to hash for a part: its SHA-256 must begin with the task's number of zero bits. */
export const workText = (id: string, part: number, number: number): string => `${id}.${part}.${number}`

/** Proof of work that replaces the captcha: one solution per part. */
export const Work = z.object({
  id: z.uuid(),
  numbers: z.array(z.int().check(z.minimum(0), z.maximum(MAX_NUMBER))).check(z.length(WORK_PARTS)),
})
export type Work = z.output<typeof Work>

/** A proof-of-work task for a browser. */
export const WorkTask = z.object({
  id: z.string(),
  /** Required number of leading zero bits of each hash: one more doubles the work. */
  bits: z.int(),
  validSeconds: z.int(),
})
export type WorkTask = z.output<typeof WorkTask>

export const requestWork = endpoint({
  summary: 'Returns a proof-of-work task that replaces a captcha.',
  method: 'POST',
  path: '/wps/captcha/work',
  access: 'anyone',
  moduleId: 'CAPTCHA3',
  sealed: true,
  input: z.object({
    purpose: z.enum(['login', 'register']),
    /** For a login: the username, for which alone the proof is valid. */
    username: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  }),
  output: WorkTask,
})
