/** One server-sent event. `id` is the last one the stream named, as the standard wants it. */
export interface StreamEvent {
  name: string
  data: string
  id: string
}

/**
 * Reads server-sent events out of text that comes in pieces of any size. Source: the HTML standard, 9.2.6.
 * Only what the gateway sends is told: a `retry` is answered by our own back-off.
 */
export function createEventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  let lastId = ''
  let draft = emptyDraft()

  const readLine = (line: string) => {
    if (line === '') {
      if (draft.data.length > 0) onEvent({ name: draft.name, data: draft.data.join('\n'), id: lastId })
      draft = emptyDraft()
      return
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') draft.name = value
    else if (field === 'data') draft.data.push(value)
    else if (field === 'id' && !value.includes('\0')) lastId = value
  }

  return (piece) => {
    const text = rest + piece
    // A carriage return at the very end may be half of a line break.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text
    const lines = whole.split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + text.slice(whole.length)
    for (const line of lines) readLine(line)
  }
}

const emptyDraft = () => ({ name: 'message', data: [] as string[] })
