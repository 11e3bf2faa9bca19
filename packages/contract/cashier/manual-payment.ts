/** Prefix of the payment id of deposits that staff credited, for which the provider has reported no payment. */
export const MANUAL_PREFIX = 'by-hand:'
