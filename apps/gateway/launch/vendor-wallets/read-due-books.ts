import { noteRead, noteSilence, takeDueFeeds } from './feed-place.ts'
import type { FeedPlace } from './feed-place.ts'
import { readBooks } from './vendor-feed.ts'
import type { FeedPorts } from './vendor-feed.ts'

/** Brings our books of vendors' wallets up to date with the vendors' own. */
export async function readDueBooks(ports: FeedPorts): Promise<void> {
  const due = await takeDueFeeds(ports.db, ports.clock.now())
  await Promise.all(due.map((feed) => read(ports, feed)))
}

async function read(ports: FeedPorts, feed: FeedPlace): Promise<void> {
  const { db, clock } = ports
  const answer = await readBooks(ports, feed)
  if (answer === 'silent') await noteSilence(db, feed, clock.now())
  else await noteRead(db, feed.vendor, { now: clock.now(), hadNews: answer.hadNews })
}
