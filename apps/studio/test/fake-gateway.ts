import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { statusOfRefusal } from '@ante/contract/kit/refusal.ts'
import * as contract from '@ante/contract/launch/seamless-wallet.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'

import { FakeLedger } from './fake-ledger.ts'
import type { LedgerAnswer } from './fake-ledger.ts'

/** Behaviour of the network and the gateway for one call. */
export type Behaviour =
  | 'answer'
  | 'lose-request'
  | 'lose-answer'
  | 'never-answer'
  | 'fail'
  | { refuse: string }
  | { instead: string }

export type CallName = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback' | 'resettle'

export interface FakeGateway {
  url: string
  ledger: FakeLedger
  /** Received calls, in order. */
  calls: { name: string; input: Record<string, unknown> }[]
  /** Called for each call; `answer` by default. */
  behave: (name: CallName, input: Record<string, unknown>) => Behaviour | Promise<Behaviour>
  player: { playerId: string; language: string; playMode: string; lobbyUrl: string; nickname: string }
  /** Tokens that can each be exchanged once for a session; any other is refused. */
  tokens: Set<string>
  stop(): Promise<void>
}

export const FAKE_VENDORS_SECRET = 'a-secret-for-tests-only'

/** A gateway with one player, over real HTTP, that verifies every signature over the received bytes. */
export async function fakeGateway(balanceCents = 100_000n, port = 0): Promise<FakeGateway> {
  const server = createServer((request, response) => void handle(gateway, request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const gateway: FakeGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger: new FakeLedger(balanceCents),
    calls: [],
    behave: () => 'answer',
    player: {
      playerId: 'player-1',
      nickname: 'pl***1',
      language: 'EN',
      playMode: 'real',
      lobbyUrl: 'http://localhost:8080/m/home',
    },
    tokens: new Set(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return gateway
}

async function handle(gateway: FakeGateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request)
  const path = request.url ?? ''
  const name = path.split('/').at(-1) as CallName
  if (!isSigned(request, path, body)) return send(response, { code: 'seamless.signature.invalid' })

  const input = JSON.parse(body.toString()) as Record<string, unknown>
  gateway.calls.push({ name, input })
  const behaviour = await gateway.behave(name, input)
  if (behaviour === 'lose-request') return void request.socket.destroy()
  if (behaviour === 'fail') return send(response, { code: 'defect' })
  if (typeof behaviour === 'object') return sendInstead(response, behaviour)
  const answer = answerTo(gateway, name, input)
  if (behaviour === 'lose-answer') return void request.socket.destroy()
  if (behaviour === 'answer') send(response, answer)
}

function answerTo(gateway: FakeGateway, name: CallName, input: Record<string, unknown>): LedgerAnswer {
  const { ledger, player, tokens } = gateway
  switch (name) {
    case 'authenticate': {
      if (!tokens.delete(String(input['token']))) return { code: 'seamless.token.invalid' }
      const sessionId = `session-of-${String(input['token'])}`
      return { value: { sessionId, ...player, balance: ledger.balance, currency: 'PHP', jackpot: null } }
    }
    case 'balance':
      return { value: { balance: ledger.balance, currency: 'PHP' } }
    case 'bet':
      return ledger.bet(contract.seamlessBet.input.parse(input))
    case 'win':
      return ledger.win(contract.seamlessWin.input.parse(input))
    case 'resettle':
      return ledger.resettle(contract.seamlessResettle.input.parse(input))
    case 'rollback':
      return ledger.rollback(contract.seamlessRollback.input.parse(input))
    default:
      return { code: 'route.not.found' }
  }
}

function sendInstead(response: ServerResponse, behaviour: { refuse: string } | { instead: string }): void {
  if ('refuse' in behaviour) return send(response, { code: behaviour.refuse })
  response.writeHead(404, { 'Content-Type': 'text/html' }).end(behaviour.instead)
}

function send(response: ServerResponse, answer: LedgerAnswer): void {
  const refused = 'code' in answer
  const envelope = refused
    ? { success: false, errorCode: answer.code, message: answer.code, value: answer.details ?? {} }
    : { success: true, value: answer.value }
  response.writeHead(refused ? statusOfRefusal(answer.code) : 200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(envelope))
}

function isSigned(request: IncomingMessage, path: string, body: Buffer): boolean {
  const header = (name: string) => String(request.headers[name.toLowerCase()])
  const { vendor, key, timestamp, nonce, signature } = contract.seamlessHeader
  const head = contract.seamlessSignedHead({ path, timestamp: header(timestamp), nonce: header(nonce) })
  const vendorKey = vendorKeyOf(FAKE_VENDORS_SECRET, header(vendor))
  const expected = createHmac('sha256', vendorKey.secret).update(head).update(body).digest('hex')
  return header(key) === vendorKey.keyId && header(signature) === expected
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
