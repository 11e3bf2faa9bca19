import { randomUUID } from 'node:crypto'

import { businessAnswers, MAX_BUSINESS_RECORDS } from '@ante/contract/launch/business-wallet.ts'
import type { BusinessCall, BusinessRecord } from '@ante/contract/launch/business-wallet.ts'
import type * as z from 'zod/mini'

import { textOf, unitsOf } from '../../../kit/money.ts'
import { validUnitsOf } from '../../seamless/reported-valid.ts'
import type { VendorKeys } from '../../vendor-keys.ts'
import type { Opening, TransferAdapter, Vendor, VendorAnswer, VendorPlayer, VendorRecord } from '../adapter.ts'
import { validateVendorUrl } from '../game-address.ts'
import { callVendor } from './call-vendor.ts'
import type { VendorRequest } from './call-vendor.ts'

const STATES = { SUCCESS: 'done', FAILED: 'failed', PENDING: 'pending' } as const

/** Adapter of the transfer wallet: docs/vendors/transfer-wallet.md. */
export function businessAdapter(ports: {
  keys: Pick<VendorKeys, 'newestOf'> & Partial<Pick<VendorKeys, 'calls'>>
}): TransferAdapter {
  /**
   * Makes a call. If the member is unknown to the vendor, registers the member and repeats the call, which had no
   * effect.
   */
  const forMember = async <Schema extends z.ZodMiniType>(
    vendor: Vendor,
    { playerId: username, currency }: VendorPlayer,
    request: VendorRequest<Schema>,
  ): Promise<VendorAnswer<z.output<Schema>>> => {
    const answer = await callVendor(ports, vendor, request)
    if (answer.kind !== 'refused' || answer.code !== 'memberUnknown') return answer
    // The password is random and not stored, because players always enter through the gateway.
    const member = { method: 'cm', username, password: randomUUID(), currency } as const
    const made = await callVendor(ports, vendor, { ...request, call: member, answer: businessAnswers.cm })
    return made.kind === 'done' ? callVendor(ports, vendor, request) : made
  }

  return {
    kind: 'transfer',
    openGame: async (opening) => {
      const request = { call: launchOf(opening), answer: businessAnswers.lg }
      const answer = await forMember(opening.vendor, opening.player, request)
      return answer.kind === 'done' ? validateVendorUrl(answer.value.game_url, opening.vendor) : answer
    },
    balance: async (vendor, player, limitMs) => {
      const call = { method: 'gb', username: player.playerId } as const
      const request = { call, answer: businessAnswers.gb, limitMs }
      return mapped(await forMember(vendor, player, request), ({ balance }) => unitsOf(balance))
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
      return mapped(await forMember(vendor, player, { call, answer: businessAnswers.ft }), () => null)
    },
    checkTransfer: async (vendor, reference) => {
      const call = { method: 'cs', reference_no: reference } as const
      const answer = await callVendor(ports, vendor, { call, answer: businessAnswers.cs })
      return mapped(answer, ({ transaction_status: status, server_time: time }) =>
        status === 'NOT_FOUND' ? { state: 'absent', at: new Date(time) } : { state: STATES[status] },
      )
    },
    records: async (vendor, since) => {
      const call = { method: 'br', since, limit: MAX_BUSINESS_RECORDS } as const
      return mapped(await callVendor(ports, vendor, { call, answer: businessAnswers.br }), ({ records, next }) => {
        return { records: records.map(recordOf), next }
      })
    },
  }
}

function launchOf({ gameId, player, lobbyUrl, roomId, prizeMode }: Opening): BusinessCall {
  const { playerId: username, nickname, language } = player
  const room = roomId === undefined ? {} : { room: roomId }
  const mode = prizeMode === undefined ? {} : { prize_mode: prizeMode }
  return { method: 'lg', username, game_code: gameId, nickname, language, back_url: lobbyUrl, ...room, ...mode }
}

function recordOf(record: BusinessRecord): VendorRecord {
  const { id, kind, username, round_id, bet_id, game_code, amount, closes_round, valid_bet, rake, at } = record
  return {
    id,
    kind,
    playerId: username,
    roundId: round_id,
    betId: bet_id,
    gameId: game_code,
    units: unitsOf(amount),
    closesRound: closes_round,
    validUnits: validUnitsOf({ validBet: valid_bet, rake }),
    at: new Date(at),
  }
}

function mapped<From, To>(answer: VendorAnswer<From>, map: (value: From) => To): VendorAnswer<To> {
  return answer.kind === 'done' ? { kind: 'done', value: map(answer.value) } : answer
}
