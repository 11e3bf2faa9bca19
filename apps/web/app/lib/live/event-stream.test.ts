import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createEventReader } from './event-stream.ts'
import type { StreamEvent } from './event-stream.ts'

function readAll(pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const readEvents = createEventReader((event) => events.push(event))
  for (const piece of pieces) readEvents(piece)
  return events
}

test('an event has its name, its data and its id', () => {
  expect(readAll(['id: 7\nevent: winners\ndata: {"a":1}\n\n'])).toEqual([{ name: 'winners', data: '{"a":1}', id: '7' }])
})

test('data over several lines is joined, and the last id is kept', () => {
  expect(readAll(['id:1\ndata:one\ndata: two\n\ndata:three\n\n'])).toEqual([
    { name: 'message', data: 'one\ntwo', id: '1' },
    { name: 'message', data: 'three', id: '1' },
  ])
})

test('comments, retries, unknown fields and events without data are ignored', () => {
  expect(readAll([': heartbeat\nretry: 10\nnonsense\nevent: balance\n\n', 'data: x\n\n'])).toEqual([
    { name: 'message', data: 'x', id: '' },
  ])
})

test('an incomplete event is not dispatched', () => {
  expect(readAll(['data: half'])).toEqual([])
})

test('the events do not depend on chunk boundaries and line endings', () => {
  const word = fc.stringMatching(/^[a-z{}":,0-9 ]{0,12}$/)
  const event = fc.record({
    id: fc.stringMatching(/^[0-9]{1,4}$/),
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    data: word,
  })
  fc.assert(
    fc.property(fc.array(event), fc.constantFrom('\n', '\r', '\r\n'), fc.array(fc.nat(200)), (events, end, cuts) => {
      const text = events
        .map(({ id, name, data }) => [`id: ${id}`, `event: ${name}`, `data: ${data}`, '', ''].join(end))
        .join('')
      // A lone carriage return at the end may be half of a line break, so the stream continues with a comment.
      const stream = `${text}:${end}`
      const cutPoints = [0, ...cuts.map((cut) => cut % (stream.length + 1)).sort((a, b) => a - b), stream.length]
      const pieces = cutPoints.slice(1).map((cut, index) => stream.slice(cutPoints[index], cut))
      expect(readAll(pieces)).toEqual(events)
    }),
  )
})
