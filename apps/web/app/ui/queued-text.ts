import { msg } from '@lingui/core/macro'

/** The tap is stored on the device. */
export const queuedText = msg`You’re offline. This will be saved once you’re connected.`
