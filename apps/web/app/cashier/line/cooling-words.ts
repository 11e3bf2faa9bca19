import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Until when nothing is sent after a change of the payment password. By itself: the page says it before its calls are loaded. */
export const lineCoolingWords = (until: string): MessageDescriptor =>
  msg`Your payment password is new. You can send money from ${until}.`
