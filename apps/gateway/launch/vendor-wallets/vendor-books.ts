import { coalesced } from '../../kit/coalesced.ts'
import { BalanceNews } from '../../wallet/public.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { noteRead, noteSilence, takeDueFeeds } from './feed-place.ts'
import type { FeedPlace } from './feed-place.ts'
import { readBooks } from './vendor-feed.ts'
import type { FeedPorts } from './vendor-feed.ts'

const LOOK_EVERY_MS = 500

/** Keeps our books of vendors' wallets where the vendors' own are; on any instance, each stretch once. */
export class VendorBooks {
  readonly #ports: FeedPorts
  readonly #news: BalanceNews
  readonly #timer: NodeJS.Timeout | null
  #closed = false

  constructor(
    ports: Omit<FeedPorts, 'news'> & Pick<LaunchPorts, 'bus'>,
    { byItself = true }: { byItself?: boolean } = {},
  ) {
    this.#news = new BalanceNews(ports.bus)
    this.#ports = { ...ports, news: this.#news }
    this.#timer = byItself ? setInterval(() => void this.look(), LOOK_EVERY_MS).unref() : null
  }

  /** Reads what is due. */
  readonly look = coalesced(async () => {
    const { db, clock, log } = this.#ports
    if (this.#closed) return
    try {
      const due = await takeDueFeeds(db, clock.now())
      await Promise.all(due.map((feed) => this.#read(feed)))
    } catch (error) {
      log.warn({ err: error }, 'the books of vendors could not be read')
    }
  })

  /** Finishes what it is reading, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearInterval(this.#timer)
    await this.look()
    this.#news.flush()
  }

  async #read(feed: FeedPlace): Promise<void> {
    const { db, clock } = this.#ports
    const read = await readBooks(this.#ports, feed)
    if (read === 'silent') await noteSilence(db, feed, clock.now())
    else await noteRead(db, feed.vendor, { now: clock.now(), hadNews: read.hadNews })
  }
}
