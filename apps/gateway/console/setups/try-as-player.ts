import { randomUUID } from 'node:crypto'

import { cancelDeposit, createDeposit } from '@ante/contract/cashier/deposit.ts'
import type { SiteCheck, SiteCheckName } from '@ante/contract/console/merchant-setups.ts'
import { login } from '@ante/contract/identity/session.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import type { FastifyRequest } from 'fastify'

import { endSessionsOf, memberOfToken, putInternalAccount } from '../../identity/public.ts'
import { callBy, callInProcess } from '../../kit/call-in-process.ts'
import type { CallContext, SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Server } from '../../kit/server.ts'
import { openWallets } from '../../wallet/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { SKIPPED } from './tried.ts'
import type { Tried } from './tried.ts'

/** Internal account that tries new sites. */
const ACCOUNT = 'livecheck'
const PASSWORD_LENGTH = 12
/** Time limit in milliseconds of the answer of a vendor's page. */
const ANSWER_LIMIT_MS = 8_000

interface Trial {
  merchantCode: string
  /** The call of staff; the player's calls get its id. */
  request: FastifyRequest
  attempt(check: SiteCheckName, work: () => Promise<Tried>): Promise<SiteCheck>
}

/** Signs an internal player in, opens a game, and begins a deposit, which is then cancelled. No money moves. */
export async function tryAsPlayer(
  ports: ScreenPorts,
  app: Server,
  { merchantCode, request, attempt }: Trial,
): Promise<SiteCheck[]> {
  const visitor: CallContext = {
    requestId: request.id,
    ip: request.ip,
    device: 'MOBILE',
    language: ports.merchants.languagesOf(merchantCode).defaultLanguage,
    country: null,
    merchantCode,
    idempotencyKey: null,
    member: null,
  }
  const callAs = (context: CallContext) => callBy(callInProcess(app, context, request))
  const signedIn: SignedIn[] = []
  const loggedIn = await attempt('login', async () => {
    const password = await prepareAccount(ports, merchantCode)
    const session = await callAs(visitor)(login, { type: 'username', username: ACCOUNT, password })
    const member = await memberOfToken(ports, session.token, merchantCode)
    if (member) signedIn.push(member)
    return { subject: ACCOUNT, problem: member ? '' : 'session.unknown' }
  })
  const [member] = signedIn
  if (!member) return [loggedIn, await attempt('game', skip), await attempt('deposit', skip)]
  const asPlayer = () => callAs({ ...visitor, member, idempotencyKey: randomUUID() })
  const game = await attempt('game', () => openGame(ports.db, asPlayer(), merchantCode))
  const deposit = await attempt('deposit', () => beginDeposit(ports.db, asPlayer, merchantCode))
  await endSessionsOf(ports.db, BigInt(member.memberId))
  return [loggedIn, game, deposit]
}

const skip = () => Promise.resolve(SKIPPED)

/** Makes the account. Its password is known to the gateways only, and the same for all of them. */
async function prepareAccount(ports: ScreenPorts, merchantCode: string): Promise<string> {
  const password = ports.secrets
    .mark(Buffer.from(merchantCode), 'password of the live check')
    .toString('hex')
    .slice(0, PASSWORD_LENGTH)
  const onMemberMade: Parameters<typeof putInternalAccount>[0]['onMemberMade'] = (tx, member) =>
    openWallets(ports, tx, member)
  await putInternalAccount({ ...ports, onMemberMade }, { merchantCode, account: ACCOUNT, password })
  return password
}

type Call = ReturnType<typeof callBy>

/** Opens the first game of a vendor that holds no balances, and loads its page. */
async function openGame(db: Db, call: Call, merchantCode: string): Promise<Tried> {
  const game = await db
    .selectFrom('merchant_vendor')
    .innerJoin('vendor', 'vendor.code', 'merchant_vendor.vendor')
    .innerJoin('game', 'game.vendor', 'vendor.code')
    .leftJoin('vendor_closing', 'vendor_closing.vendor', 'vendor.code')
    .select(['game.node_id', 'game.game_id', 'game.vendor', 'game.name'])
    .where('merchant_vendor.merchant_code', '=', merchantCode)
    .where('wallet_kind', '=', 'seamless')
    .where('launch_kind', '<>', 'lottery')
    .where('active', '=', true)
    .where('vendor_closing.vendor', 'is', null)
    .orderBy('merchant_vendor.position')
    .orderBy('game.position')
    .limit(1)
    .executeTakeFirst()
  if (!game) return SKIPPED
  const { node_id: nodeId, game_id: gameId, vendor } = game
  const { content } = await call(launchGame, { nodeId: Number(nodeId), gameId, vendor })
  const status = await fetch(content.game_url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
    (answer) => answer.status,
    () => null,
  )
  const isOpen = status !== null && status < 400
  return { subject: game.name, problem: isOpen ? '' : String(status ?? 'unreachable') }
}

/** Begins a deposit of the smallest amount, by a channel with a provider if there is one, and cancels it. */
async function beginDeposit(db: Db, call: () => Call, merchantCode: string): Promise<Tried> {
  const channel = await db
    .selectFrom('payment_channel')
    .select(['code', 'min_amount', 'fixed_amounts', 'provider'])
    .where('merchant_code', '=', merchantCode)
    .where('open', '=', true)
    .orderBy((eb) => eb('provider', 'is', null))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  if (!channel) return SKIPPED
  const [fixed] = channel.fixed_amounts
  const amount = textOf(fixed === undefined ? channel.min_amount : BigInt(fixed))
  const { transactionId, toPay } = await call()(createDeposit, { channelId: channel.code, amount })
  await call()(cancelDeposit, { transactionId })
  return { subject: channel.code, problem: toPay ? '' : 'provider.unanswered' }
}
