/** What other capabilities may use of `identity`. */
export { signOut } from './sign-out.ts'
