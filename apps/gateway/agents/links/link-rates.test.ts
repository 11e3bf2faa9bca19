import { getAffiliateUrlTerms } from '@ante/contract/agents/links.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import { getSeries } from '@ante/contract/lottery/orders/series.ts'
import { beforeAll, expect, test } from 'vitest'

import { putSeries } from '../../lottery/public.ts'
import { ladderRatesOn, putLadderRates } from '../../promotions/public.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { lineMember } from '../teams/test/team.ts'
import { linksAt } from './test/links.ts'
import type { Links } from './test/links.ts'

const gateway = sharedGateway()
let links: Links
beforeAll(() => {
  links = linksAt(gateway)
})

const today = () => dayOf('Asia/Manila', gateway.ports.clock.now().getTime())

async function seriesOf(token: string) {
  const answer = await gateway.call(getSeries, { groupCode: 'SSC', prizeModeId: 1 }, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.series[0]?.series
}

test('a link grants its series, or the default series without one, but never more than the agent has at that time', async () => {
  const owner = await lineMember(gateway, '0.00', { type: 1 })
  const give = (series: number) =>
    putSeries(gateway.ports.db, { memberId: owner.memberId, groupCode: 'SSC', prizeMode: 'Lott', series })
  await give(1940)
  const of = { groupCode: 'SSC', prizeModeId: 1 } as const
  const terms = await gateway.call(getAffiliateUrlTerms, {}, owner)
  if (!terms.ok) throw new Error(terms.code)
  expect(terms.value.series.find((entry) => entry.groupCode === 'SSC' && entry.prizeModeId === 1)).toMatchObject({
    lowest: 1700,
    own: 1940,
  })

  for (const series of [1942, 1698, 1901]) {
    const refused = { code: 'series.out.of.range', details: { lowest: 1700, highest: 1940 } }
    expect(await links.createLink(owner, { series: [{ ...of, series }] })).toMatchObject(refused)
  }
  const [withRates, withoutRates] = [
    await links.linkOf(owner, { series: [{ ...of, series: 1930 }] }),
    await links.linkOf(owner),
  ]
  expect(await seriesOf((await links.memberBy(withRates.code)).token)).toBe(1930)
  expect(await seriesOf((await links.memberBy(withoutRates.code)).token)).toBe(1940)
  await give(1920)
  expect(await seriesOf((await links.memberBy(withRates.code)).token)).toBe(1920)
  expect(await seriesOf((await links.memberBy(withoutRates.code)).token)).toBe(1920)
})

const ratesOf = async ({ id, merchant_code: merchantCode }: { id: bigint; merchant_code: string }) => {
  const query = { memberIds: [id], merchantCode, day: today() }
  return (await ladderRatesOn(gateway.ports.db, query)).get(id)
}

test('a link grants its rebates from the first day, but never more than the agent has at that time', async () => {
  const agent = await lineMember(gateway, '0.00', { type: 1 })
  const give = (thousandths: number) =>
    putLadderRates(gateway.ports.db, [{ memberId: agent.memberId, category: 'RNG', thousandths, setBy: null }], {
      fromDay: today(),
      at: gateway.ports.clock.now(),
    })
  await give(500)
  for (const rate of ['0.6', '0.45']) {
    const refused = { code: 'rebate.out.of.range', details: { category: 'RNG', lowest: '0', highest: '0.5' } }
    expect(await links.createLink(agent, { rates: [{ category: 'RNG', rate }] })).toMatchObject(refused)
  }
  const rates = [
    { category: 'RNG', rate: '0.4' },
    { category: 'LIVE', rate: '0' },
  ] as const
  const { code } = await links.linkOf(agent, { rates: [...rates] })
  expect(await ratesOf(await links.memberBy(code))).toMatchObject({ RNG: 400, LIVE: 0, SPORTS: 300 })
  await give(200)
  expect(await ratesOf(await links.memberBy(code))).toMatchObject({ RNG: 200, LIVE: 0 })
})
