import { getSettings } from '@ante/contract/merchant/settings.ts'
import { getLocation, getStatus } from '@ante/contract/merchant/status.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from './directory.ts'

export function merchantRoutes(app: Server, merchants: MerchantDirectory): void {
  serve(app, getSettings, (_input, { merchantCode, language }) => merchants.settingsOf(merchantCode, language))
  serve(app, getStatus, (_input, context) => merchants.statusOf(context))
  serve(app, getLocation, (_input, context) => {
    const { country, restricted } = merchants.statusOf(context)
    return { country, restricted }
  })
}
