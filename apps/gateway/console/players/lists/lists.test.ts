import {
  listPlayerChanges,
  listPlayerContracts,
  listPlayerLimits,
} from '@ante/contract/console/players/limits-and-contracts.ts'
import {
  listPlayerBonuses,
  listPlayerDeposits,
  listPlayerLedger,
  listPlayerWithdrawals,
} from '@ante/contract/console/players/money-lists.ts'
import {
  listPlayerChats,
  listPlayerDevices,
  listPlayerLinks,
  listPlayerMails,
  listPlayerNotes,
  listPlayerTimeline,
} from '@ante/contract/console/players/person-lists.ts'
import { listPlayerLottery, listPlayerRounds } from '@ante/contract/console/players/play-lists.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { newStaff } from '../../../staff/test/staff-members.ts'
import type { StaffMember } from '../../../staff/test/staff-members.ts'
import { makeTestMember } from '../../../test/make-test-member.ts'
import { sharedGateway } from '../../../test/shared-gateway.ts'
import { fullPlayer } from '../test/full-player.ts'

const gateway = sharedGateway()
const merchant = 'aurora'
/** Rows of each list. */
const COUNT = 5

let owner: StaffMember
let full: { id: bigint; account: string }
let fresh: bigint
beforeAll(async () => {
  owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  full = await fullPlayer(gateway, COUNT)
  fresh = await makeTestMember(gateway, '0.00')
})

const lists = {
  timeline: listPlayerTimeline,
  ledger: listPlayerLedger,
  deposits: listPlayerDeposits,
  withdrawals: listPlayerWithdrawals,
  rounds: listPlayerRounds,
  lottery: listPlayerLottery,
  bonuses: listPlayerBonuses,
  limits: listPlayerLimits,
  devices: listPlayerDevices,
  mails: listPlayerMails,
  chats: listPlayerChats,
  notes: listPlayerNotes,
  contracts: listPlayerContracts,
  changes: listPlayerChanges,
}

async function read(
  list: (typeof lists)[keyof typeof lists],
  id: bigint,
  page: { after?: string; size?: number } = {},
) {
  const answer = await owner.call(list, { merchant, player: String(id), ...page })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

describe.each(Object.entries(lists))('the list of %s', (name, list) => {
  test('has the same rows on one page and page by page', async () => {
    const all = (await read(list, full.id)).rows.map(({ id }) => id)
    expect(all.length).toBeGreaterThanOrEqual(COUNT)
    const paged: string[] = []
    let after: string | undefined
    for (let page = 0; page < all.length + 2; page += 1) {
      const { rows, next } = await read(list, full.id, { size: 2, ...(after !== undefined && { after }) })
      paged.push(...rows.map(({ id }) => id))
      if (next === null) break
      after = next
    }
    // Each read adds a row to the list of staff's actions, which is ignored here.
    expect(paged.filter((id) => all.includes(id))).toEqual(all)
    expect(new Set(paged).size).toBe(paged.length)
  })

  test('is empty for a new player, apart from the registration', async () => {
    const { rows, next } = await read(list, fresh)
    expect(rows.length).toBeLessThanOrEqual(name === 'timeline' || name === 'changes' ? 1 : 0)
    expect(next).toBeNull()
  })
})

test('links name each account once per kind, with the payee name masked', async () => {
  const answer = await owner.call(listPlayerLinks, { merchant, player: String(full.id) })
  if (!answer.ok) throw new Error(answer.code)
  const payees = answer.value.rows.filter(({ kind }) => kind === 'payee')
  expect(payees).toHaveLength(3)
  for (const { shared } of payees) {
    expect(shared).toContain('•')
    expect(shared).not.toContain(full.account)
  }
})
