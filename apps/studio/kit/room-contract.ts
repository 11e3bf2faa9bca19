import * as z from 'zod/mini'

/** Number of a message. Numbers continue without gaps from the number of the snapshot. */
const MessageNumber = z.int().check(z.nonnegative())
/** Sending time by the server's clock, in milliseconds since 1970. */
const At = z.number()

/**
 * Message of a room to a page, one per event of the stream. `epoch` names one run of the room, `n` the last message to
 * all players, `p` the last message to this player. A reconnecting page sends these three in `?after=`, as
 * `<epoch>.<n>.<p>`; it receives the missed messages, or else a whole snapshot.
 */
export const RoomMessage = z.discriminatedUnion('is', [
  /** Everything that this player may see: it replaces the page's whole state. */
  z.object({
    is: z.literal('snapshot'),
    epoch: z.string(),
    n: MessageNumber,
    p: MessageNumber,
    at: At,
    body: z.unknown(),
  }),
  z.object({ is: z.literal('event'), n: MessageNumber, at: At, body: z.unknown() }),
  /** Only for this player; numbered separately. */
  z.object({ is: z.literal('private'), p: MessageNumber, at: At, body: z.unknown() }),
  /** Heartbeat with the last event's number. */
  z.object({ is: z.literal('beat'), n: MessageNumber, at: At }),
  /** The stream ends and must not be reopened automatically. */
  z.object({ is: z.literal('over'), why: z.enum(['replaced', 'closed']), at: At }),
])
export type RoomMessage = z.output<typeof RoomMessage>

/** Heartbeat interval of an idle room. */
export const BEAT_EVERY_MS = 5_000
