import { getSettings } from '@ante/contract/merchant/settings.ts'
import { getStatus } from '@ante/contract/merchant/status.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from './directory.ts'

export function merchantRoutes(app: Server, merchants: MerchantDirectory): void {
  serve(app, getSettings, (_input, { merchantCode, language }) => merchants.settingsOf(merchantCode, language))
  serve(app, getStatus, (_input, { merchantCode }) => merchants.statusOf(merchantCode))
}
