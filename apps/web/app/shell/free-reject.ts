import { msg } from '@lingui/core/macro'

/** Message for trial users at the member centre. Source: product specification 5. */
export const freeReject = msg`The free trial has no member center. Register to get one.`
