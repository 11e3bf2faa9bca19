/** Result of one attempt: its value, or why it has to be repeated. */
export type Attempt<T> = { done: T } | { problem: string }

interface Limit {
  /** Description of the attempt, for the error. */
  description: string
  limitMs?: number | undefined
}

/** Time limit in milliseconds on a busy machine. */
const LIMIT_MS = 20_000
const POLL_MS = 50

/** Repeats an attempt until it succeeds; an attempt may fail because the page is being replaced. */
export async function until<T>(
  attempt: () => Promise<Attempt<T>>,
  { description, limitMs = LIMIT_MS }: Limit,
): Promise<T> {
  const end = Date.now() + limitMs
  for (;;) {
    const result = await attempt().catch((error: unknown) => ({ problem: String(error) }))
    if ('done' in result) return result.done
    if (Date.now() > end) throw new Error(`${description}: ${result.problem}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
