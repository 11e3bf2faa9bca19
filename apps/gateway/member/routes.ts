import { getMemberInfo } from '@ante/contract/member/info.ts'

import type { Ports } from '../kit/ports.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { portraitRoutes } from './portrait/routes.ts'
import { showMember } from './show-member.ts'

interface MemberPorts extends Pick<Ports, 'db' | 'clock'> {
  merchants: Pick<MerchantDirectory, 'moduleIsOn'>
}

export async function memberRoutes(app: Server, ports: MemberPorts): Promise<void> {
  serve(app, getMemberInfo, (_input, { member }) => showMember(ports, member))
  await app.register(async (scope) => portraitRoutes(scope, ports))
}
