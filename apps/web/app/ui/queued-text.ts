import { msg } from '@lingui/core/macro'

/** Message for a tap that is queued on the device. */
export const queuedText = msg`You’re offline. This will be saved once you’re connected.`
