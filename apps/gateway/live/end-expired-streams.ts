import { stateFrame } from './frames.ts'
import type { LivePorts } from './live-ports.ts'
import type { LiveStream } from './live-stream.ts'

const TOKENS_AT_ONCE = 1_000

/** Notifies the pages of ended sessions, and ends their streams. */
export async function endExpiredStreams(
  { validTokens, log }: Pick<LivePorts, 'validTokens' | 'log'>,
  streams: Iterable<LiveStream>,
): Promise<void> {
  const byToken = Map.groupBy(streams, ({ token }) => token)
  const tokens = [...byToken.keys()].filter((token) => token !== null)
  try {
    for (let start = 0; start < tokens.length; start += TOKENS_AT_ONCE) {
      const batch = tokens.slice(start, start + TOKENS_AT_ONCE)
      const valid = await validTokens(batch)
      const expired = batch.filter((token) => !valid.has(token))
      for (const stream of expired.flatMap((token) => byToken.get(token) ?? [])) endStream(stream)
    }
  } catch (error) {
    log.warn({ event: 'live.session_check_failed', err: error }, 'cannot check sessions of live streams')
  }
}

function endStream(stream: LiveStream): void {
  stream.write(stateFrame('ended', {}))
  stream.end()
}
