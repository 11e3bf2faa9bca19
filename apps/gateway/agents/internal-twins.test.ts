import { promoteDownline } from '@ante/contract/agents/downline.ts'
import { expect, test } from 'vitest'

import { memberById } from '../identity/public.ts'
import { sharedGateway } from '../test/shared-gateway.ts'
import { lineMember } from './teams/test/team.ts'

const gateway = sharedGateway()

test.each([41, 42] as const)(
  'an internal account below a member of type %d stays internal and becomes no real agent',
  async (type) => {
    const agent = await lineMember(gateway, '0.00', { type })
    const { memberId } = await lineMember(gateway, '0.00', { type: 40, above: agent })
    const answer = await gateway.call(promoteDownline, { memberId: String(memberId) }, agent)
    expect(answer).toMatchObject({ ok: false, code: 'downline.unavailable' })
    expect(await memberById(gateway.ports.db, memberId)).toMatchObject({ type: 40 })
  },
)
