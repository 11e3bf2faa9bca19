const POLL_MS = 200

/** Waits until the condition holds, or the timeout has passed. */
export async function waitFor(holds: () => boolean, timeoutMs: number): Promise<void> {
  for (let waited = 0; !holds() && waited < timeoutMs; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
