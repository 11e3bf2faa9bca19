import { businessStatus } from '@ante/contract/launch/business-wallet.ts'
import type { BusinessAnswer, BusinessCall } from '@ante/contract/launch/business-wallet.ts'
import { games } from '@ante/demo/games.ts'
import type { Db } from '@ante/plain-server/db.ts'

import type { FindTitle } from '../kit/titles.ts'
import { centsOf, decimalText } from '@ante/wallet-client/decimal-text.ts'
import { movesAfter } from './books.ts'
import { checkFund, fundTransfer } from './fund-transfers.ts'
import type { TransferResult } from './fund-transfers.ts'
import { endLaunches, openLaunch } from './launches.ts'
import { createMember, playerWalletOf, setPassword } from './members.ts'

export interface CallPorts {
  db: Db
  vendor: string
  findTitle: FindTitle
  /** Public address of the vendor's games. */
  pageUrl: string
}

type CallResult<Method extends BusinessCall['method']> = Omit<BusinessAnswer<Method>, 'status' | 'server_time'>
/** Data of a successful answer, or the status code of a refusal. */
export type Outcome = CallResult<BusinessCall['method']> | { refused: number }

/** Executes a call of the gateway. */
export async function answerCall(ports: CallPorts, call: BusinessCall): Promise<Outcome> {
  const { db, vendor } = ports
  switch (call.method) {
    case 'cm':
      await createMember(db, { vendor, ...call })
      return {}
    case 'cs':
      return { transaction_status: await checkFund(db, { vendor, reference: call.reference_no }) }
    case 'tgl':
      return { games: titlesOf(ports) }
    case 'br':
      return movesAfter(db, { vendor, ...call })
    default:
      return answerForMember(ports, call)
  }
}

type OfMember = Exclude<BusinessCall, { method: 'cm' | 'cs' | 'tgl' | 'br' }>

async function answerForMember(ports: CallPorts, call: OfMember): Promise<Outcome> {
  const { db, vendor } = ports
  const member = { vendor, username: call.username }
  const playerWallet = await playerWalletOf(db, member)
  if (!playerWallet) return { refused: businessStatus.memberUnknown }
  switch (call.method) {
    case 'up':
      await setPassword(db, { ...member, password: call.password })
      return {}
    case 'kom':
      await endLaunches(db, member)
      return {}
    case 'gb':
      return { balance: decimalText(playerWallet.cents) }
    case 'ft':
    case 'ftoa':
      return moveMoney(ports, call)
    default:
      return launch(ports, call)
  }
}

type Funding = Extract<BusinessCall, { method: 'ft' | 'ftoa' }>

async function moveMoney({ db, vendor }: CallPorts, call: Funding): Promise<Outcome> {
  const reference = { vendor, username: call.username, reference: call.reference_no }
  const isAll = call.method === 'ftoa'
  const funded: TransferResult = isAll
    ? await fundTransfer(db, { ...reference, fundType: 2, cents: null, validUntil: null })
    : await fundTransfer(db, {
        ...reference,
        fundType: call.fund_type,
        cents: centsOf(call.amount),
        validUntil: call.valid_until ?? null,
      })
  if (!('cents' in funded)) return { refused: funded.status }
  return isAll ? { amount: decimalText(funded.cents) } : { balance: decimalText(funded.balanceCents) }
}

type Launching = Extract<BusinessCall, { method: 'lg' }>

async function launch({ db, vendor, findTitle, pageUrl }: CallPorts, call: Launching): Promise<Outcome> {
  const { username, game_code: gameCode, nickname, language, back_url: backUrl, room, prize_mode: mode } = call
  if (!findTitle({ vendor, gameId: gameCode })) return { refused: businessStatus.gameUnknown }
  const token = await openLaunch(db, { vendor, username, gameCode, nickname, language, backUrl })
  const optional = { ...(room !== undefined && { room }), ...(mode !== undefined && { prize_mode: mode }) }
  const query = new URLSearchParams({ vendor, game: gameCode, token, ...optional })
  return { game_url: `${pageUrl}?${query.toString()}` }
}

function titlesOf({ vendor, findTitle }: CallPorts): CallResult<'tgl'>['games'] {
  return games
    .filter((game) => game.vendor === vendor && findTitle(game))
    .map(({ gameId, name }) => ({ game_code: gameId, game_name: name }))
}
