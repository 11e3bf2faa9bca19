import { msg } from '@lingui/core/macro'

/** The tap is stored on the device. */
export const queuedWords = msg`You’re offline. This will be saved once you’re connected.`
