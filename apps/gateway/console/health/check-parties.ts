import type { VendorOverview } from '@ante/contract/console/vendors.ts'

import { readVendors } from '../vendors/read-vendors.ts'
import type { Checked, CheckPorts, Problem } from './checked-part.ts'

/** Duration of calls from which players notice them, in milliseconds. */
const SLOW_MS = 1_500
/** Share of calls without a valid answer from which a party counts as failing, of at least `MIN_CALLS`. */
const FAILING_SHARE = 0.05
const MIN_CALLS = 20

/** Checks that open vendors answer, quickly and mostly without failures. */
export async function checkVendors({ db, clock, merchantCode }: CheckPorts): Promise<Checked> {
  const vendors = await readVendors(db, { merchantCode, now: clock.now() })
  const open = vendors.filter(({ state }) => state === 'open')
  return {
    figures: {
      vendors: String(vendors.length),
      stoppedVendors: String(vendors.filter(({ state }) => state === 'stopped').length),
    },
    successAt: latest(vendors.flatMap(({ callsIn, callsOut }) => [callsIn.lastAt, callsOut.lastAt])),
    problems: open.flatMap(problemsOf),
    otherwise: vendors.every(({ health, callsIn }) => health === 'unknown' && callsIn.count === 0) ? 'unknown' : 'up',
  }
}

function problemsOf(vendor: VendorOverview): Problem[] {
  const { name: about, health, healthSince, problem, callsIn, callsOut } = vendor
  if (health === 'down')
    return [
      { code: 'party.down', state: 'down', about, value: problem, at: healthSince ? new Date(healthSince) : null },
    ]
  return [callsIn, callsOut].flatMap(({ count, failures, p95Ms }): Problem[] => {
    if (count < MIN_CALLS) return []
    const share = failures / count
    if (share > FAILING_SHARE)
      return [{ code: 'party.failing', state: 'slow', about, value: String(Math.round(share * 100)) }]
    return p95Ms !== null && p95Ms > SLOW_MS ? [{ code: 'party.slow', state: 'slow', about, value: String(p95Ms) }] : []
  })
}

/** Checks that payment providers answer. */
export async function checkProviders({ db, merchantCode }: CheckPorts): Promise<Checked> {
  const providers = await db
    .selectFrom('payment_provider')
    .leftJoin('party_health', (join) =>
      join
        .onRef('party_health.code', '=', 'payment_provider.code')
        .onRef('party_health.merchant_code', '=', 'payment_provider.merchant_code')
        .on('party_health.kind', '=', 'provider'),
    )
    .select([
      'payment_provider.code',
      'payment_provider.merchant_code as merchant',
      'is_up as isUp',
      'since',
      'seen_at as seenAt',
      'problem',
    ])
    .$if(merchantCode !== null, (query) => query.where('payment_provider.merchant_code', '=', merchantCode ?? ''))
    .orderBy('payment_provider.merchant_code')
    .execute()
  return {
    figures: { providers: String(providers.length) },
    successAt: latest(providers.map(({ isUp, seenAt }) => (isUp ? (seenAt?.toISOString() ?? null) : null))),
    problems: providers
      .filter(({ isUp }) => isUp === false)
      .map(({ code, merchant, problem, since }) => {
        return { code: 'party.down', state: 'down', about: `${code} (${merchant})`, value: problem ?? '', at: since }
      }),
    otherwise: providers.every(({ isUp }) => isUp === null) ? 'unknown' : 'up',
  }
}

function latest(times: readonly (string | null)[]): Date | null {
  const last = times
    .filter((time) => time !== null)
    .toSorted()
    .at(-1)
  return last === undefined ? null : new Date(last)
}
