/** Public interface of `statements` for the composition root. */
export { openStatements } from './open-statements.ts'
