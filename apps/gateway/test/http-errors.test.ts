import { once } from 'node:events'
import { connect } from 'node:net'

import { login } from '@ante/contract/identity/session.ts'
import { sendPicture } from '@ante/contract/support/pictures.ts'
import { expect, test } from 'vitest'

import { sharedGateway } from './shared-gateway.ts'

const gateway = sharedGateway()

interface RawAnswer {
  status: number
  headers: Headers
  envelope: { success?: boolean; errorCode?: string; value?: unknown }
}

/** Sends raw bytes and reads one answer, until the gateway closes the connection or the answer is complete. */
async function send(...lines: string[]): Promise<RawAnswer> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (isWhole(text)) socket.end()
  })
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...rest] = head.split('\r\n')
  const headers = new Headers(
    rest.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { status: Number(first.split(' ')[1]), headers, envelope: JSON.parse(body) as RawAnswer['envelope'] }
}

function isWhole(text: string): boolean {
  const [head = '', body] = text.split('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)
}

const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'
const END = ['Connection: close', '', '']

test.each<[what: string, status: number, code: string, lines: string[]]>([
  ['data that is not HTTP', 400, 'request.malformed', ['hello', ...END]],
  ['an unknown method', 400, 'request.malformed', ['FOO / HTTP/1.1', HOST, ...END]],
  ['a header without a colon', 400, 'request.malformed', ['GET /m/home HTTP/1.1', HOST, 'broken', ...END]],
  [
    'two lengths',
    400,
    'request.malformed',
    ['POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2', ...END],
  ],
  [
    'a broken chunk',
    400,
    'request.malformed',
    [`POST ${login.path} HTTP/1.1`, HOST, JSON_TYPE, 'Transfer-Encoding: chunked', '', 'zz', '', ''],
  ],
  ['no host', 400, 'request.malformed', ['GET /wps/system/status HTTP/1.1', ...END]],
  ['an invalid percent encoding', 400, 'request.malformed', ['GET /wps/%zz HTTP/1.1', HOST, ...END]],
  [
    'headers that are too large',
    431,
    'request.headers_too_large',
    ['GET / HTTP/1.1', HOST, `X-Large: ${'x'.repeat(40_000)}`, ...END],
  ],
  [
    'an unsupported expectation',
    417,
    'request.expectation_failed',
    ['POST / HTTP/1.1', HOST, 'Expect: a miracle', 'Content-Length: 0', ...END],
  ],
  ['a tunnel', 405, 'request.method_not_allowed', ['CONNECT example.com:443 HTTP/1.1', HOST, ...END]],
  ['an unknown host', 404, 'merchant.unknown', ['GET /wps/system/status HTTP/1.1', 'Host: nobody.example', ...END]],
  ['a method without a route', 405, 'request.method_not_allowed', ['PROPFIND /m/home HTTP/1.1', HOST, ...END]],
  ['the wrong method of a call', 405, 'request.method_not_allowed', [`GET ${login.path} HTTP/1.1`, HOST, ...END]],
  ['the wrong method of a page', 405, 'request.method_not_allowed', ['DELETE /m/home HTTP/1.1', HOST, ...END]],
  ['an unknown address', 404, 'route.not.found', ['POST /wps/nowhere HTTP/1.1', HOST, 'Content-Length: 0', ...END]],
  [
    'a form',
    415,
    'request.unsupported_media_type',
    [
      `POST ${login.path} HTTP/1.1`,
      HOST,
      'Content-Type: text/plain',
      'Content-Length: 1',
      'Connection: close',
      '',
      'x',
    ],
  ],
  [
    'a range outside of the file',
    416,
    'request.range_not_satisfiable',
    ['GET /pictures/states/gift.svg HTTP/1.1', HOST, 'Range: bytes=99999999-', ...END],
  ],
  [
    'a body that is too large',
    413,
    'request.too_large',
    [`POST ${login.path} HTTP/1.1`, HOST, JSON_TYPE, 'Content-Length: 9999999', ...END],
  ],
])('%s is answered %i %s in the envelope, with a request id', async (_, status, code, lines) => {
  const answer = await send(...lines)
  expect([answer.status, answer.envelope.success, answer.envelope.errorCode]).toEqual([status, false, code])
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test.each([
  [login.path, 'POST'],
  ['/m/home', 'GET, HEAD'],
  ['/wps/session', ''],
])('an address called with the wrong method returns the allowed methods', async (path, allowed) => {
  const answer = await gateway.fetch(path, { method: 'PATCH' })
  expect([answer.status, answer.headers.get('allow') ?? '']).toEqual([allowed ? 405 : 404, allowed])
})

test('the refusal of a too large body contains the limit of its call', async () => {
  const size = 6 * 1024 * 1024
  const answer = await gateway.fetch(sendPicture.path, {
    method: sendPicture.method,
    headers: { 'Content-Type': 'application/octet-stream' },
    body: Buffer.alloc(size),
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ value: { limitBytes: 5 * 1024 * 1024 } })
})

test.each([
  ['short', 'idempotency_key.malformed'],
  ['with a blank', 'idempotency_key.malformed'],
  ['x'.repeat(600), 'idempotency_key.malformed'],
])('an Idempotency-Key of %j is malformed, not missing', async (key, code) => {
  const answer = await gateway.fetch('/wps/system/status', { headers: { 'Idempotency-Key': key } })
  expect([answer.status, ((await answer.json()) as { errorCode: string }).errorCode]).toEqual([400, code])
})

test.each([
  ['too many parameters', Array.from({ length: 1_001 }, (_, at) => `p${at}`).join('&'), ''],
  ['a parameter that is repeated too often', Array(21).fill('types=A').join('&'), 'types'],
  ['a parameter that is nested too deep', 'a[b][c][d][e][f][g]=1', 'a[b][c][d][e][f][g]'],
])('a query with %s is refused, and the refusal names the parameter', async (_, query, path) => {
  const answer = await gateway.fetch(`/wps/system/helpCenter?${query}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    success: false,
    errorCode: 'request.invalid',
    value: { fields: [{ path, problem: 'too_big' }] },
  })
})
