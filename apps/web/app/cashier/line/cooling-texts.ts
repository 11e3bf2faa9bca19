import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * End of the cooling-off period after a change of the payment password. In a separate file, because the page shows this
 * text before the code of its calls is loaded.
 */
export const lineCoolingTexts = (until: string): MessageDescriptor =>
  msg`Your payment password is new. You can send money from ${until}.`
