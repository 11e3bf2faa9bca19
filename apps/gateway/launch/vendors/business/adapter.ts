import { randomUUID } from 'node:crypto'

import { BUSINESS_RECORDS_AT_MOST } from '@ante/contract/launch/business-wallet.ts'
import type { BusinessAnswer, BusinessCall, BusinessRecord } from '@ante/contract/launch/business-wallet.ts'

import { textOf, unitsOf } from '../../../kit/money.ts'
import type { VendorKeys } from '../../vendor-keys.ts'
import type { Opening, TransferAdapter, Vendor, VendorAnswer, VendorPlayer, VendorRecord } from '../adapter.ts'
import { callVendor } from './call-vendor.ts'
import type { CallFor } from './call-vendor.ts'

type OfMember = Extract<BusinessCall['method'], 'gb' | 'ft' | 'lg'>

const STATES = { SUCCESS: 'done', FAILED: 'failed', PENDING: 'pending' } as const

/** The transfer wallet: docs/vendors.md. */
export function businessAdapter(ports: { keys: Pick<VendorKeys, 'newestOf'> }): TransferAdapter {
  /** A member whom the vendor does not know is made known, and the call is made again: nothing was done by the first. */
  const forMember = async <M extends OfMember>(
    vendor: Vendor,
    { playerId: username, currency }: VendorPlayer,
    call: CallFor<M>,
    limitMs?: number,
  ): Promise<VendorAnswer<BusinessAnswer<M>>> => {
    const answer = await callVendor<M>(ports, vendor, call, limitMs)
    if (answer.kind !== 'refused' || answer.code !== 'memberUnknown') return answer
    // Nobody logs in by it: players come through us.
    const password = randomUUID()
    const made = await callVendor<'cm'>(ports, vendor, { method: 'cm', username, password, currency }, limitMs)
    return made.kind === 'done' ? callVendor<M>(ports, vendor, call, limitMs) : made
  }

  return {
    kind: 'transfer',
    openGame: async (opening) =>
      mapped(await forMember<'lg'>(opening.vendor, opening.player, launchOf(opening)), ({ game_url: url }) => url),
    balance: async (vendor, player, limitMs) => {
      const call = { method: 'gb', username: player.playerId } as const
      return mapped(await forMember<'gb'>(vendor, player, call, limitMs), ({ balance }) => unitsOf(balance))
    },
    transfer: async (vendor, { player, direction, units, reference, validUntil }) => {
      const call = {
        method: 'ft',
        username: player.playerId,
        fund_type: direction === 'in' ? 1 : 2,
        amount: textOf(units),
        reference_no: reference,
        valid_until: validUntil.getTime(),
      } as const
      return mapped(await forMember<'ft'>(vendor, player, call), () => null)
    },
    checkTransfer: async (vendor, reference) => {
      const answer = await callVendor<'cs'>(ports, vendor, { method: 'cs', reference_no: reference })
      return mapped(answer, ({ transaction_status: status, server_time: time }) =>
        status === 'NOT_FOUND' ? { state: 'absent', at: new Date(time) } : { state: STATES[status] },
      )
    },
    records: async (vendor, since) => {
      const call = { method: 'br', since, limit: BUSINESS_RECORDS_AT_MOST } as const
      return mapped(await callVendor<'br'>(ports, vendor, call), ({ records, next }) => {
        return { records: records.map(recordOf), next }
      })
    },
  }
}

function launchOf({ gameId, player, lobbyUrl, roomId }: Opening): CallFor<'lg'> {
  const { playerId: username, nickname, language } = player
  const room = roomId === undefined ? {} : { room: roomId }
  return { method: 'lg', username, game_code: gameId, nickname, language, back_url: lobbyUrl, ...room }
}

function recordOf(record: BusinessRecord): VendorRecord {
  const { id, kind, username, round_id, bet_id, game_code, amount, closes_round, at } = record
  return {
    id,
    kind,
    playerId: username,
    roundId: round_id,
    betId: bet_id,
    gameId: game_code,
    units: unitsOf(amount),
    closesRound: closes_round,
    at: new Date(at),
  }
}

function mapped<From, To>(answer: VendorAnswer<From>, map: (value: From) => To): VendorAnswer<To> {
  return answer.kind === 'done' ? { kind: 'done', value: map(answer.value) } : answer
}
