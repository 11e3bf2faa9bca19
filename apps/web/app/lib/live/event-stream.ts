/** One server-sent event. `id` is the last id in the stream, as the standard requires. */
export interface StreamEvent {
  name: string
  data: string
  id: string
}

/**
 * Parses server-sent events from text chunks of any size. Source: the HTML standard, 9.2.6. `retry` fields are ignored:
 * reconnection uses our own backoff.
 */
export function createEventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let buffer = ''
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
    const text = buffer + piece
    // A carriage return at the very end may be half of a line break.
    const completeText = text.endsWith('\r') ? text.slice(0, -1) : text
    const lines = completeText.split(/\r\n|\n|\r/)
    buffer = (lines.pop() ?? '') + text.slice(completeText.length)
    for (const line of lines) readLine(line)
  }
}

const emptyDraft = () => ({ name: 'message', data: [] as string[] })
