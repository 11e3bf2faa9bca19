import * as z from 'zod/mini'

/** Of what happens at a table and everybody may see, counted from the snapshot on without a gap. */
const Number = z.int().check(z.nonnegative())
/** The server's clock as it spoke, in milliseconds since 1970. */
const At = z.number()

/**
 * What a room tells a page, one message an event of the stream. A page that comes back says in `?after=` the place that it
 * has seen last, `<epoch>.<n>.<p>`; it is told what it has missed, or else gets a whole snapshot.
 */
export const RoomMessage = z.discriminatedUnion('is', [
  /** All that this player may know: it takes the place of whatever the page knew before. */
  z.object({ is: z.literal('snapshot'), epoch: z.string(), n: Number, p: Number, at: At, body: z.unknown() }),
  z.object({ is: z.literal('event'), n: Number, at: At, body: z.unknown() }),
  /** For this player alone; counted by itself. */
  z.object({ is: z.literal('private'), p: Number, at: At, body: z.unknown() }),
  /** Nothing has happened; the last event's number. */
  z.object({ is: z.literal('beat'), n: Number, at: At }),
  /** The stream ends and is not to be opened again by itself. */
  z.object({ is: z.literal('over'), why: z.enum(['replaced', 'closed']), at: At }),
])
export type RoomMessage = z.output<typeof RoomMessage>

/** So often something is heard from a room where nothing happens. */
export const BEAT_EVERY_MS = 5_000
