import { refusedCode } from './refused-code.ts'

/**
 * Whether a rule refuses the call, for example because the function is not for this customer type: a retry is useless.
 */
export const isRefusedByRule = (error: unknown): boolean => refusedCode(error) === 'function.not.available'
