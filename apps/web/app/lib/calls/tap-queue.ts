/** Queue of taps on hearts and stars; they reach the gateway in the order in which they were made. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs the request after the gateway has answered all earlier taps. */
export function queueTapCall<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = queue.then(send)
  queue = answer.catch(() => undefined)
  return answer
}

/** Resolves when no tap awaits its answer. */
export async function pendingTapsAnswered(): Promise<void> {
  const last = queue
  await last
  if (last !== queue) await pendingTapsAnswered()
}
