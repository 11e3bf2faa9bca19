import { refusedCode } from './refused-code.ts'

/** Whether a rule refuses the call, such as one for another kind of member: asking again gives the same answer. */
export const isRefusedByRule = (error: unknown): boolean => refusedCode(error) === 'function.not.available'
