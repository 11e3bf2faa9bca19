/** Taps on hearts and stars reach the gateway in the order in which they were made. */
let line: Promise<unknown> = Promise.resolve()

/** Asks the gateway when it has answered the taps before. */
export function askInLine<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = line.then(ask)
  line = answer.catch(() => undefined)
  return answer
}

/** When no tap waits for its answer. */
export async function tapsAnswered(): Promise<void> {
  const last = line
  await last
  if (last !== line) await tapsAnswered()
}
