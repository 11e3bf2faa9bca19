import { codeDigits } from '../../lib/i18n/code-digits.ts'

/** Source of a code: the app shows six digits, the list of recovery codes sixteen letters and digits. */
export type CodeKind = 'app' | 'recovery'

export type CodeProblem = 'code.missing' | 'recovery_code.missing'

const APP_CODE = /^\d{6}$/
/** Source: the gateway's recovery codes, base32 in groups of four. */
const RECOVERY_CODE = /^[a-z2-7]{16}$/i

/** Returns the problem of a code before the call. */
export function codeProblem(kind: CodeKind, typed: string): CodeProblem | null {
  if (kind === 'app') return APP_CODE.test(codeDigits(typed)) ? null : 'code.missing'
  return RECOVERY_CODE.test(typed.replace(/[\s-]/g, '')) ? null : 'recovery_code.missing'
}

/** Converts a code to the gateway's format, from any keyboard. */
export const sentCode = (kind: CodeKind, typed: string): string =>
  kind === 'app' ? codeDigits(typed) : typed.replace(/[\s-]/g, '').toUpperCase()
