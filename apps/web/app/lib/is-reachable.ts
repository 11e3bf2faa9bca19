/** Time after which an unanswered request counts as a lost connection, in milliseconds. */
const LIMIT_MS = 3_000

/**
 * Whether the gateway answers: requests this file's headers, because caches and the service worker do not answer
 * `HEAD`.
 */
export async function isReachable(): Promise<boolean> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), LIMIT_MS)
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal: abort.signal }).catch(
    () => null,
  )
  clearTimeout(timer)
  return answer !== null
}
