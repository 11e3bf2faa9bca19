import { refusedCode } from './refused-code.ts'

/** Whether a rule refuses the call, such as a function for another customer type: a retry gets the same answer. */
export const isRefusedByRule = (error: unknown): boolean => refusedCode(error) === 'function.not.available'
