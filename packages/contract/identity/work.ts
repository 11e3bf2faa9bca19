import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'

/** A task has so many parts: together they take about the same time each time, where one alone would be a lottery. */
export const WORK_PARTS = 16

/** More than this, and a part would take a phone minutes: no task is made so hard. */
const LARGEST_NUMBER = 2 ** 40

/** What is hashed for a part: SHA-256 of this text must begin with as many zero bits as the task says. */
export const workText = (id: string, part: number, number: number): string => `${id}.${part}.${number}`

/** What has been found for a task, in place of the code in a picture: one number a part. */
export const Work = z.object({
  id: z.uuid(),
  numbers: z.array(z.int().check(z.minimum(0), z.maximum(LARGEST_NUMBER))).check(z.length(WORK_PARTS)),
})
export type Work = z.output<typeof Work>

/** A task for a browser. */
export const WorkTask = z.object({
  id: z.string(),
  /** How many zero bits each hash begins with: one more doubles the work. */
  bits: z.int(),
  goodForSeconds: z.int(),
})
export type WorkTask = z.output<typeof WorkTask>

export const askForWork = endpoint({
  summary: 'A task that a browser can solve for somebody who cannot see the picture',
  method: 'POST',
  path: '/wps/captcha/work',
  access: 'anyone',
  moduleId: 'CAPTCHA3',
  sealed: true,
  input: z.object({
    purpose: z.enum(['login', 'register']),
    /** Of a login: the name that is going to be tried, for which alone the work is good. */
    username: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  }),
  output: WorkTask,
})
