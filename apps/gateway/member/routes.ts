import { getMemberInfo } from '@ante/contract/member/info.ts'

import type { Db } from '../kit/db.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { showMember } from './show-member.ts'

export function memberRoutes(app: Server, db: Db): void {
  serve(app, getMemberInfo, (_input, { member }) => showMember(db, member))
}
