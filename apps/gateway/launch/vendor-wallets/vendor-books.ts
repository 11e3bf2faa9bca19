import { Keeper } from '../../kit/keeper.ts'
import { noteRead, noteSilence, takeDueFeeds } from './feed-place.ts'
import type { FeedPlace } from './feed-place.ts'
import { readBooks } from './vendor-feed.ts'
import type { FeedPorts } from './vendor-feed.ts'

const LOOK_EVERY_MS = 500

/** Keeps our books of vendors' wallets where the vendors' own are; on any instance, each stretch once. */
export const vendorBooks = (ports: FeedPorts): Keeper =>
  new Keeper({
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      const due = await takeDueFeeds(ports.db, ports.clock.now())
      await Promise.all(due.map((feed) => read(ports, feed)))
    },
    failure: 'the books of vendors could not be read',
    log: ports.log,
  })

async function read(ports: FeedPorts, feed: FeedPlace): Promise<void> {
  const { db, clock } = ports
  const answer = await readBooks(ports, feed)
  if (answer === 'silent') await noteSilence(db, feed, clock.now())
  else await noteRead(db, feed.vendor, { now: clock.now(), hadNews: answer.hadNews })
}
