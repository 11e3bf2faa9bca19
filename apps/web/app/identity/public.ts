/** What other capabilities may use of `identity`. */
export { leaveDevice, signOut } from './sign-out.ts'
