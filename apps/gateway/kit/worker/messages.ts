/** Tasks of a worker process: input and output by name. Both are cloned between the processes. */
export type Tasks = Record<string, { input: unknown; output: unknown }>

/** Messages between the gateway and a worker process. */
export type ToWorker =
  | { kind: 'task'; id: number; task: string; input: unknown }
  | { kind: 'answer'; id: number; outcome: Outcome }

export type FromWorker =
  | { kind: 'done'; id: number; outcome: Outcome }
  /** The worker calls the gateway for one of its tasks. */
  | { kind: 'call'; id: number; taskId: number; input: unknown }

export type Outcome = { ok: true; value: unknown } | { ok: false; failure: Failure }

/** An error in a form that can be sent between processes: structured cloning would drop its code and details. */
export interface Failure {
  name: string
  message: string
  stack: string | undefined
  code: unknown
  details: unknown
}

export async function outcomeOf(work: () => unknown): Promise<Outcome> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, code: '', details: {} }
  const { name, message, stack } = error
  return {
    name,
    message,
    stack,
    code: 'code' in error ? error.code : undefined,
    details: 'details' in error ? error.details : undefined,
  }
}

/** Returns the value of an outcome; throws the error of the other process, with its code and details. */
export function valueOf(outcome: Outcome): unknown {
  if (outcome.ok) return outcome.value
  const { message, ...rest } = outcome.failure
  throw Object.assign(new Error(message), rest)
}
