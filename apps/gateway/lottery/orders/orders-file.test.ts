import { ordersFile } from '@ante/contract/lottery/orders/orders-file.ts'
import { beforeEach, expect, test } from 'vitest'

import { advanceToNextDraw, slotAt, lotteryFixtures, slip } from '../test/lottery-fixtures.ts'

const fixtures = lotteryFixtures()
beforeEach(() => advanceToNextDraw(fixtures.gateway))

/** A bet that the first digit is 3. */
const FIXED = slip('3____', 1111)

async function fileOf(member: { token: string } | null, query = '') {
  const headers = member ? { Authorization: member.token } : {}
  const answer = await fixtures.gateway.fetch(`${ordersFile.path}?${query}`, { headers })
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  return { answer, lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') }
}

test('contains the bets of the search with their results, latest first, and no other member’s', async () => {
  const [member, other] = [await fixtures.player('100.00'), await fixtures.player('100.00')]
  const slots = [slotAt(fixtures.gateway, 0), slotAt(fixtures.gateway, 1)]
  const chase = slots.map(({ drawNumber }, index) => ({ drawNumber, multiple: index + 1 }))
  await fixtures.placed(other, { slips: [FIXED], units: '2' })
  await fixtures.placed(member, { slips: [FIXED], units: '6', chase })
  await fixtures.end(slots[0]!, { status: 'DRAWN', result: [3, 0, 0, 0, 1] })
  await fixtures.settle()

  const { answer, lines } = await fileOf(member)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [head, ...bets] = lines
  expect(head).toMatch(/^Placed \([^)]+\),Bet,Game,Draw number,Draw \([^)]+\),Play,Content,Phase,Status,Planned,/)
  expect(bets).toEqual([
    expect.stringMatching(new RegExp(`-002,[^,]+,${slots[1]!.drawNumber},.*,2/2,open,4,4,0,0,0,0,[A-Z]{3}$`)),
    expect.stringMatching(new RegExp(`-001,[^,]+,${slots[0]!.drawNumber},.*,1/2,won,2,2,19\\.5,0,0,0,[A-Z]{3}$`)),
  ])
  expect((await fileOf(member, 'orderStatus=4,5')).lines).toHaveLength(2)
  expect((await fileOf(member, `numero=${slots[1]!.drawNumber}`)).lines).toHaveLength(2)
  expect((await fileOf(other, 'chasingOrder=true')).lines).toHaveLength(1)
})

test('contains more than a page, without duplicates', async () => {
  const member = await fixtures.player('5000.00')
  const { drawNumber } = slotAt(fixtures.gateway, 0)
  for (let orders = 0; orders < 11; orders++) {
    await fixtures.placed(member, { slips: Array.from({ length: 50 }, () => FIXED), units: '100' })
  }
  const { lines } = await fileOf(member, `numero=${drawNumber}`)
  expect(lines).toHaveLength(551)
  expect(new Set(lines).size).toBe(551)
})

test.each(['orderStatus=3', 'orderStatus=won', 'startDate=yesterday', 'chasingOrder=perhaps', 'startDate=2&endDate=1'])(
  'a file of %s is refused',
  async (query) => {
    const { answer } = await fileOf(await fixtures.player('1.00'), query)
    expect(answer.status).toBe(400)
  },
)

test('a request without a session gets no file', async () => {
  expect((await fileOf(null)).answer.status).toBe(401)
})
