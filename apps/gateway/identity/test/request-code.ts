import { sendLoginCode, sendRegisterCode } from '@ante/contract/identity/verification.ts'
import { WorkTask } from '@ante/contract/identity/work.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'

import type { Answer, CallOptions, SharedGateway } from '../../test/start-gateway.ts'
import { solvedWork } from './solved-work.ts'

/** Requests a code for a phone as browsers do: solves the task of the gateway first. */
export async function sendLoginCodeWithWork(
  gateway: SharedGateway,
  input: InputOf<typeof sendLoginCode>,
  options: CallOptions = {},
): Promise<Answer<typeof sendLoginCode>> {
  const first = await gateway.call(sendLoginCode, input, options)
  const task = taskOf(first)
  return task ? gateway.call(sendLoginCode, { ...input, work: solvedWork(task) }, options) : first
}

/** Requests a registration code, with solved work. */
export async function sendRegisterCodeWithWork(
  gateway: SharedGateway,
  input: InputOf<typeof sendRegisterCode>,
  options: CallOptions = {},
): Promise<Answer<typeof sendRegisterCode>> {
  const first = await gateway.call(sendRegisterCode, input, options)
  const task = taskOf(first)
  return task ? gateway.call(sendRegisterCode, { ...input, work: solvedWork(task) }, options) : first
}

function taskOf(answer: Answer<typeof sendLoginCode>): WorkTask | null {
  return !answer.ok && answer.code === 'code.work.required' ? WorkTask.parse(answer.details) : null
}
