import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { sendPush } from './send-push.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** Starts a push service that answers each connection by `answers`; returns its URL. */
async function serviceThat(answers: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => answers(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  open.push(
    () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
}

const send = (endpoint: string, timeoutMs?: number, isLocalService = true) =>
  sendPush({ endpoint, headers: {}, body: Buffer.from('sealed'), isLocalService }, timeoutMs)

test('a push service that answers byte by byte runs into the timeout', async () => {
  const endpoint = await serviceThat((socket) => {
    socket.write('HTTP/1.1 201 Created\r\n')
    const dripping = setInterval(() => socket.write('X: y\r\n'), 20)
    socket.on('close', () => clearInterval(dripping))
  })
  expect(await send(endpoint, 300)).toMatchObject({ kind: 'unavailable' })
})

test('a push service that answers endlessly is aborted', async () => {
  const left = await new Promise<boolean>((resolve, reject) => {
    serviceThat((socket) => {
      socket.write('HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n')
      const block = `4000\r\n${'x'.repeat(0x40_00)}\r\n`
      const flooding = setInterval(() => socket.write(block), 1)
      socket.on('close', () => {
        clearInterval(flooding)
        resolve(true)
      })
    })
      .then((endpoint) => send(endpoint))
      .catch(reject)
  })
  expect(left).toBe(true)
})

test('a redirect is not followed', async () => {
  let requests = 0
  const inner = await serviceThat((socket) => {
    requests++
    socket.end('HTTP/1.1 201 Created\r\n\r\n')
  })
  const endpoint = await serviceThat((socket) =>
    socket.end(`HTTP/1.1 307 Elsewhere\r\nLocation: ${inner}\r\nContent-Length: 0\r\n\r\n`),
  )
  expect(await send(endpoint)).toMatchObject({ kind: 'refused' })
  expect(requests).toBe(0)
})

test('a name that resolves to this machine at the time of the call is not called', async () => {
  const endpoint = await serviceThat((socket) => socket.end('HTTP/1.1 201 Created\r\n\r\n'))
  const rebound = endpoint.replace('127.0.0.1', 'localhost')
  expect(await send(rebound, undefined, false)).toMatchObject({ kind: 'unavailable' })
})
