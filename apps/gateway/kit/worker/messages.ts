/** What a worker process can do: by name, what a task takes and what it gives. Both are cloned between the processes. */
export type Tasks = Record<string, { input: unknown; output: unknown }>

/** What the gateway and a worker process tell each other. */
export type ToWorker =
  | { kind: 'task'; id: number; task: string; input: unknown }
  | { kind: 'answer'; id: number; outcome: Outcome }

export type FromWorker =
  | { kind: 'done'; id: number; outcome: Outcome }
  /** The worker needs something of the gateway for one of its tasks. */
  | { kind: 'call'; id: number; taskId: number; input: unknown }

export type Outcome = { ok: true; value: unknown } | { ok: false; failure: Failure }

/** An error as it travels between processes: structured cloning would drop its code and its details. */
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

/** The value of an outcome; throws an error like the one of the other process, with its code and details. */
export function valueOf(outcome: Outcome): unknown {
  if (outcome.ok) return outcome.value
  const { message, ...rest } = outcome.failure
  throw Object.assign(new Error(message), rest)
}
