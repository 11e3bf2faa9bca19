import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as contract from '@ante/contract/launch/seamless-wallet.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { putVendorKey } from './public.ts'
import { VENDOR } from './test/vendor.ts'

const DOCUMENT = join(import.meta.dirname, '../../../docs/vendors.md')
const ENDPOINTS: Endpoint[] = [
  contract.seamlessAuthenticate,
  contract.seamlessBalance,
  contract.seamlessJackpot,
  contract.seamlessBet,
  contract.seamlessWin,
  contract.seamlessRollback,
  contract.seamlessResettle,
  contract.seamlessCloseRound,
  contract.seamlessTransaction,
]
const EVERYWHERE = ['request.malformed', 'request.invalid', 'service.unavailable', 'defect']

let gateway: TestGateway
let document: string

beforeAll(async () => {
  gateway = await startGateway()
  document = await readFile(DOCUMENT, 'utf8')
})

afterAll(() => gateway.stop())

test('the signed example of the document passes verification', async () => {
  const [, secret = ''] = /with the secret `([^`]+)`/.exec(document) ?? []
  const [, example = ''] = /```http\n([^]*?)\n```/.exec(document) ?? []
  const [head = '', body = ''] = example.split('\n\n')
  const [request = '', ...lines] = head.split('\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
  const { db, clock } = gateway.ports
  await putVendorKey(db, gateway.ports, { vendor: VENDOR, keyId: headers['X-Ante-Key'] ?? '', secret })
  clock.offsetMs = Number(headers['X-Ante-Timestamp']) - Date.now()

  const send = async (text: string) => {
    const response = await gateway.fetch(
      request.split(' ')[1] ?? '',
      { method: 'POST', headers, body: text },
      'any.example',
    )
    return JSON.parse(await response.text())
  }
  expect(await send(`${body} `)).toMatchObject({ errorCode: 'seamless.signature.invalid' })
  expect(await send(body)).toMatchObject({ errorCode: 'seamless.session.unknown' })
})

test('the document lists each call, and each refusal with the calls that may return it', () => {
  for (const { path } of ENDPOINTS) expect(document).toContain(`| \`${path}\``)
  const section = document.slice(document.indexOf('## Look up a refusal'))
  const table = section.slice(0, section.indexOf('\n## '))
  const rows = table.matchAll(/^\| `([a-z_.]+)` +\| ([^|]+)\|/gm)
  const listed = new Map([...rows].map(([, code = '', calls = '']) => [code, calls.trim()]))
  const declared = new Set([...EVERYWHERE, ...ENDPOINTS.flatMap(({ refusals }) => Object.keys(refusals))])
  expect([...listed.keys()].sort()).toEqual([...declared].sort())
  for (const [code, calls] of listed)
    expect([code, callsOf(code)]).toEqual([code, expect.arrayContaining(named(calls))])
})

const nameOf = ({ path }: Endpoint) => path.split('/').at(-1) ?? ''

const callsOf = (code: string) =>
  ENDPOINTS.filter(({ refusals }) => EVERYWHERE.includes(code) || code in refusals).map(nameOf)

const named = (calls: string) =>
  ENDPOINTS.map(nameOf).filter(
    (name) => new RegExp(`\\b${name}\\b`).test(calls) || calls.startsWith('all (') || calls === 'all',
  )
