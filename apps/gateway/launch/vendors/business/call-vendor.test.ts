import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { businessAnswers, businessSignHeader } from '@ante/contract/launch/business-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { callVendor } from './call-vendor.ts'

const SECRET = 'a secret that a vendor and its operator share'
const key = { vendor: 'CRB', keyId: 'crb-1', secret: SECRET }
const keys = { newestOf: async () => key }

/** Returns the signature to put into an answer, derived from the signature of the call. */
let signFor = (callSign: string) => callSign
const server = createServer((request, response) => {
  const answer = async () => {
    const callSign = new URLSearchParams(await text(request)).get('sign') ?? ''
    const answerText = JSON.stringify({ status: 0, server_time: 1, balance: '5.00' })
    const sign = createHash('sha256')
      .update(answerText + signFor(callSign) + SECRET)
      .digest('hex')
    response.setHeader(businessSignHeader, sign).end(answerText)
  }
  void answer()
})

let serviceUrl: string
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  serviceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const callTransfer = (reference: string) =>
  callVendor(
    { keys },
    { code: 'CRB', protocol: 'business', launchUrl: '', serviceUrl },
    {
      call: { method: 'ft', username: '17', fund_type: 2, amount: '5.00', reference_no: reference },
      answer: businessAnswers.ft,
    },
  )

test('an answer to this call is accepted, and one to another call is refused', async () => {
  const received: string[] = []
  signFor = (callSign) => {
    received.push(callSign)
    return callSign
  }
  expect(await callTransfer('first')).toMatchObject({ kind: 'done', value: { balance: '5.00' } })
  signFor = () => received[0] ?? ''
  expect(await callTransfer('second')).toMatchObject({ kind: 'unknown' })
  expect(await callTransfer('first')).toMatchObject({ kind: 'done' })
  signFor = () => ''
  expect(await callTransfer('first')).toMatchObject({ kind: 'unknown' })
})
