import { RoomMessage } from '../../room-contract.ts'

const MAX_LENGTH = 1024 * 1024

/**
 * Reads a stream of server-sent events incrementally, in chunks of any size; ends with it. Throws for an invalid
 * message.
 */
export async function* readMessages(body: ReadableStream<Uint8Array>): AsyncGenerator<RoomMessage, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      waiting += decoder.decode(value, { stream: true })
      if (waiting.length > MAX_LENGTH) throw new Error('The message exceeds the maximum length.')
      const events = waiting.split('\n\n')
      waiting = events.pop() ?? ''
      for (const event of events) yield messageIn(event)
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}

function messageIn(event: string): RoomMessage {
  const lines = event.split('\n').filter((line) => line.indexOf('data: ') === 0)
  return RoomMessage.parse(JSON.parse(lines.map((line) => line.slice('data: '.length)).join('\n')))
}
