import { msg } from '@lingui/core/macro'

/** What somebody in a free trial hears at the member centre. Source: product specification 5. */
export const freeReject = msg`The free trial has no member center. Register to have one.`
