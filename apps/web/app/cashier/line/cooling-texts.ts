import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * End of the cooling-off period after a change of the payment password. In a separate file: the page shows it before
 * its call code is loaded.
 */
export const lineCoolingTexts = (until: string): MessageDescriptor =>
  msg`Your payment password is new. You can send money from ${until}.`
