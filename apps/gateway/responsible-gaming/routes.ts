import { dayOf } from '@ante/contract/kit/days.ts'
import {
  requestReinstatement as askBackEndpoint,
  confirmLimit as confirmEndpoint,
  getResponsibleGaming,
  getNetPosition,
  discardLimitChange as keepEndpoint,
  PositionSpan,
  setLimit as setEndpoint,
  setRealityCheck,
  startExclusion as restEndpoint,
} from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitKind, NetPosition } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { LimitPeriod } from '@ante/contract/responsible-gaming/refusals.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../kit/context.ts'
import { textOf } from '../kit/money.ts'
import { commonRefusal } from '../kit/refusal.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { ResponsibleGamingPorts } from './responsible-gaming-ports.ts'
import { confirmLimit, discardLimitChange, setLimit } from './limits/change-limit.ts'
import { spanOf } from './limits/limits.ts'
import { requestReinstatement } from './exclusions/request-reinstatement.ts'
import { startExclusion } from './exclusions/start-exclusion.ts'
import { showResponsibleGaming } from './show-responsible-gaming.ts'
import { responsibleGamingTermsOf } from './terms.ts'
import type { ResponsibleGamingTerms } from './terms.ts'

export function responsibleGamingRoutes(app: Server, ports: ResponsibleGamingPorts): void {
  /** Makes the change and returns the new state. */
  const change = async (member: SignedIn, work: (terms: ResponsibleGamingTerms) => Promise<void>) => {
    const terms = await openTo(ports, member)
    await work(terms)
    return showResponsibleGaming(ports, member, terms)
  }
  serve(app, getResponsibleGaming, async (_input, { member }) =>
    showResponsibleGaming(ports, member, await openTo(ports, member)),
  )
  serve(app, setEndpoint, ({ value: input, ...target }, { member }) =>
    change(member, (terms) => setLimit(ports, ofMember(member, target), { input, terms })),
  )
  serve(app, confirmEndpoint, (target, { member }) =>
    change(member, () => confirmLimit(ports, ofMember(member, target))),
  )
  serve(app, keepEndpoint, (target, { member }) =>
    change(member, () => discardLimitChange(ports, ofMember(member, target))),
  )
  serve(app, setRealityCheck, ({ minutes }, { member }) =>
    change(member, async () => {
      await ports.db
        .insertInto('reality_check_choice')
        .values({ member_id: BigInt(member.memberId), reality_minutes: minutes })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ reality_minutes: minutes }))
        .execute()
    }),
  )
  serve(
    app,
    restEndpoint,
    (input, context, request) =>
      change(context.member, (terms) => startExclusion(ports, input, { context, request, terms })),
    // Password attempts are limited like sign-ins.
    { perMinute: ports.config.loginsPerMinute },
  )
  serve(app, askBackEndpoint, (_input, { member }) =>
    change(member, (terms) => requestReinstatement(ports, { member, terms })),
  )
  serve(app, getNetPosition, async (_input, { member }) => {
    await openTo(ports, member)
    return netPosition(ports, member)
  })
}

const ofMember = ({ memberId }: SignedIn, target: { kind: LimitKind; period: LimitPeriod }) => ({
  ...target,
  memberId: BigInt(memberId),
})

/** Refuses trial members, and members of merchants that have disabled responsible gaming. */
async function openTo(
  { db }: ResponsibleGamingPorts,
  { type, merchantCode }: SignedIn,
): Promise<ResponsibleGamingTerms> {
  const terms = await responsibleGamingTermsOf(db, merchantCode)
  if (type === TRIAL || !terms.isOn) throw commonRefusal('function.not.available')
  return terms
}

async function netPosition(ports: ResponsibleGamingPorts, member: SignedIn): Promise<NetPosition> {
  const { db, clock, merchants } = ports
  const { zone } = merchants.of(member.merchantCode)
  const spans = PositionSpan.options.map(async (span) => {
    const spanStart = span === 'all' ? null : await spanOf(db, zone, span, clock.now())
    const sums = await ports.moneySince(member, spanStart && dayOf(zone, spanStart.start))
    const [deposited, withdrawn, staked, paid] = [sums.deposited, sums.withdrawn, sums.staked, sums.paid].map(textOf)
    return {
      span,
      deposited: deposited ?? '',
      withdrawn: withdrawn ?? '',
      staked: staked ?? '',
      paid: paid ?? '',
    }
  })
  return { spans: await Promise.all(spans), currency: member.currency }
}
