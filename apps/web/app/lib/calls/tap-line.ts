/** Queue of taps on hearts and stars; they reach the gateway in the order in which they were made. */
let line: Promise<unknown> = Promise.resolve()

/** Runs the request after the gateway has answered all earlier taps. */
export function callInTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = line.then(ask)
  line = answer.catch(() => undefined)
  return answer
}

/** Resolves when no tap awaits its answer. */
export async function tapsAnswered(): Promise<void> {
  const last = line
  await last
  if (last !== line) await tapsAnswered()
}
