import { playRecordsFile } from '@ante/contract/launch/play-records.ts'
import { beforeAll, expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { gamesOf, writeRounds } from '../test/rounds.ts'
import type { PlayedRound } from '../test/rounds.ts'

const MORE_THAN_A_FILE = 10_050

const gateway = sharedGateway()
let slot: { vendor: string; nodeId: bigint }

beforeAll(async () => {
  slot = (await gamesOf(gateway, ['ANS']))[0]!
})

const fileOf = (member: SignedInMember | null, query: string) =>
  gateway.fetch(`${playRecordsFile.path}?${query}`, { headers: member ? { Authorization: member.token } : {} })

const roundAt = (at: string, changes: Partial<PlayedRound> = {}): PlayedRound => ({
  ...slot,
  state: 'closed',
  staked: 10_000n,
  paid: 0n,
  beganAt: new Date(at),
  ...changes,
})

test('contains the filtered rounds, with times in the merchant’s time zone', async () => {
  const member = await signedIn(gateway)
  await writeRounds(gateway, member.memberId, [
    roundAt('2026-02-28T15:59:59Z', { roundId: '-late', paid: 25_000n }),
    roundAt('2026-02-28T16:00:00Z', { roundId: 'march' }),
    roundAt('2026-02-27T04:00:00Z', { roundId: 'early', state: 'open' }),
  ])
  const answer = await fileOf(member, 'from=2026-02-01&to=2026-02-28')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="rounds-2026-02-01-2026-02-28.csv"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, ...lines] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n')
  expect(head).toBe(
    'Began (Asia/Manila),Ended (Asia/Manila),Category,Vendor,Game,Round,Outcome,Stake,Payout,Net,Currency',
  )
  expect(lines).toEqual([
    expect.stringMatching(
      /^2026-02-28 23:59:59,2026-02-28 23:59:59,RNG,[^,]+,Northlight Reels,'-late,won,1\.00,2\.50,1\.50,PHP$/,
    ),
    expect.stringMatching(/^2026-02-27 12:00:00,,RNG,[^,]+,Northlight Reels,early,open,1\.00,0\.00,-1\.00,PHP$/),
  ])
})

test('the file contains the newest ten thousand rounds, without gaps', async () => {
  const member = await signedIn(gateway)
  const began = Date.parse('2026-04-04T04:00:00Z')
  for (let written = 0; written < MORE_THAN_A_FILE; written += 2_010) {
    const rounds = Array.from({ length: 2_010 }, (_, step) => {
      const number = written + step
      return roundAt(new Date(began + number * 1000).toISOString(), { roundId: `n${number}` })
    })
    await writeRounds(gateway, member.memberId, rounds)
  }
  const text = await (await fileOf(member, 'from=2026-04-01&to=2026-04-30')).text()
  const ids = text.match(/,n\d+,/g) ?? []
  expect([ids.length, ids[0], ids.at(-1), new Set(ids).size]).toEqual([10_000, ',n10049,', ',n50,', 10_000])
})

test('is available to members only, and for valid input only', async () => {
  expect((await fileOf(null, '')).status).toBe(401)
  const member = await signedIn(gateway)
  expect((await fileOf(member, 'from=2026-01-01&to=2026-12-31')).status).toBe(400)
  expect(await (await fileOf(member, '')).text()).toMatch(/^Began [^\n]*\r\n$/)
})
