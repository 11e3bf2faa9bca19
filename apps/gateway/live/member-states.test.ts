import { pino } from 'pino'
import { expect, test } from 'vitest'

import { LiveStream } from './live-stream.ts'
import { isNewer, memberState } from './member-states.ts'

/** A page, with the frames sent to it. */
function page() {
  const frames: string[] = []
  const sink = {
    write: (chunk: Buffer) => frames.push(String(chunk)) > 0,
    writableLength: 0,
    end: () => undefined,
    destroy: () => undefined,
  }
  const viewerContext = { merchantCode: 'aurora', language: 'EN', country: null } as const
  const viewer = { merchantCode: 'aurora', memberId: '7', isAgent: false }
  return { frames, stream: new LiveStream(sink, { ...viewer, token: null, networks: [], viewerContext }) }
}

/** A member with a settable state. */
function member() {
  const now = { version: 0 }
  const streams = new Set<LiveStream>()
  const orders = memberState('order', {
    topic: 'lottery-order',
    of: async (memberIds) => memberIds.map((memberId) => ({ memberId, version: now.version })),
    isChanged: isNewer,
  })
  const publisher = orders.publisher({ ofMember: () => streams }, pino({ level: 'silent' }))
  const becomes = async (version: number) => {
    now.version = version
    publisher.onMessage('["7"]')
    await new Promise(setImmediate)
  }
  return { streams, publisher, becomes }
}

test('a page receives the first state and each newer one, without the member id', async () => {
  const { streams, becomes } = member()
  const { stream, frames } = page()
  streams.add(stream)
  for (const version of [0, 0, 2, 1, 2, 3]) await becomes(version)
  expect(frames).toEqual([0, 2, 3].map((version) => `event: order\ndata: {"version":${version}}\n\n`))
})

test('a page that is opened later receives the current state, and other pages do not receive it again', async () => {
  const { streams, becomes } = member()
  const [first, second] = [page(), page()]
  streams.add(first.stream)
  await becomes(4)
  streams.add(second.stream)
  await becomes(4)
  expect([first.frames.length, second.frames.length]).toEqual([1, 1])
})

test('a malformed message, for example from another gateway version, sends nothing', async () => {
  const { streams, publisher } = member()
  const { stream, frames } = page()
  streams.add(stream)
  for (const payload of ['', '{}', '[7]', '["seven"]']) publisher.onMessage(payload)
  await new Promise(setImmediate)
  expect(frames).toEqual([])
})
