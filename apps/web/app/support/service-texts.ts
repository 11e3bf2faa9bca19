import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

import type { ServiceType } from './service-groups.ts'

/** Labels of the contact categories. */
export const serviceTexts: Record<ServiceType, MessageDescriptor> = {
  LIVECHAT: msg`Live chat`,
  TELEGRAM: msg`Telegram`,
  FACEBOOK: msg`Facebook`,
  WHATSAPP: msg`WhatsApp`,
  ZALO: msg`Zalo`,
  LINE: msg`LINE`,
}
