import { ageOn } from '@ante/contract/identity/birthday.ts'
import { isEasyPaymentPassword } from '@ante/contract/identity/payment-password.ts'
import { register } from '@ante/contract/identity/register.ts'
import type { RegistrationRules } from '@ante/contract/identity/register.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findAffiliateForVisitor } from './affiliates.ts'
import type { Affiliate } from './affiliates.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { readMobile } from '../codes/mobile-number.ts'
import { readOptionalFields } from './optional-fields.ts'
import type { OptionalValues } from './optional-fields.ts'
import { hashPassword } from '../../kit/password.ts'
import { registrationRefusal, registrationRulesOf } from './registration-rules.ts'
import { tokenOfNumber } from '../social/firebase-number.ts'
import type { NumberProof } from '../social/number-proof.ts'
import { tryCode } from '../codes/verification-codes.ts'

const refuse = refusalsOf(register)

export type RegisterForm = ParsedInputOf<typeof register>

/** A checked form, ready to be stored. */
export interface Registration {
  rules: RegistrationRules
  /** Null when registering by mobile number: an account name is generated. */
  account: string | null
  /** Null if no password is required. */
  passwordHash: string | null
  filled: OptionalValues
  mobile: RegisteredMobile | null
  affiliate: Affiliate | null
  paymentPasswordHash: string | null
}

/** A mobile number, and the proof that the visitor owns it; null if the merchant requires none. */
export interface RegisteredMobile {
  number: string
  proof: NumberProof | null
}

/**
 * Performs all checks that precede the creation of a member. An attempt at a verification code is counted. Throws the
 * refusal of the first failed check.
 */
export async function readRegistration(
  ports: IdentityPorts,
  form: RegisterForm,
  call: VisitorCall,
): Promise<Registration> {
  const rules = registrationRulesOf(ports.merchants.of(call.merchantCode))
  const method = form.username === undefined ? 'mobileNum' : 'username'
  if (!rules.methods[method]) throw commonRefusal('function.not.available')
  const problem = registrationRefusal(rules, form)
  if (problem) throw refuse(problem)
  const read = readOptionalFields(rules, form)
  if (read.kind === 'problem') throw refuse(read.code, { field: read.field })

  const { filled } = read
  if (filled.paymentPassword && isEasyPaymentPassword(filled.paymentPassword)) throw refuse('payment.password.easy')
  if (filled.birthday) requireAge(ports, filled.birthday, call)
  const affiliate = await affiliateIn(ports, form, call)
  const mobile = await mobileIn(ports, { rules, form, filled }, call)
  return {
    rules,
    account: form.username ?? null,
    passwordHash: requiresPassword(rules, form) ? await hashPassword(form.password ?? '') : null,
    filled,
    mobile,
    affiliate,
    paymentPasswordHash: filled.paymentPassword ? await hashPassword(filled.paymentPassword) : null,
  }
}

/** Refuses members below the minimum age of the merchant's licence, by the calendar of its time zone. */
function requireAge({ merchants, clock }: IdentityPorts, birthday: string, { merchantCode }: VisitorCall): void {
  const { zone, settings } = merchants.of(merchantCode)
  const { minimumAge } = settings.licence
  if (ageOn(dayOf(zone, clock.now().getTime()), birthday) < minimumAge)
    throw refuse('birthday.underage', { minimumAge })
}

/**
 * Whether a password is required. A registration by mobile number may omit it: the member then signs in with codes sent
 * by text message.
 */
export const requiresPassword = (rules: RegistrationRules, { username }: Pick<RegisterForm, 'username'>): boolean =>
  username !== undefined || rules.mobilePassword.enabled

/** Returns the inviting agent or member; null without one. Refuses an invalid code, and a missing required one. */
async function affiliateIn(ports: IdentityPorts, form: RegisterForm, { merchantCode, ip }: VisitorCall) {
  const { merchants } = ports
  const { affiliateCode: code, domain } = form
  if (code === undefined || !merchants.moduleIsOn(merchantCode, 'AFFMAN3')) {
    if (!merchants.moduleIsOn(merchantCode, 'DIRECTREG3')) throw commonRefusal('function.not.available')
    return null
  }
  const affiliate = await findAffiliateForVisitor(ports, { merchantCode, code, domain }, ip)
  if (!affiliate) throw refuse('affiliate.invalid')
  return affiliate
}

interface CheckedForm {
  rules: RegistrationRules
  form: RegisterForm
  filled: OptionalValues
}

/**
 * Returns the mobile number of the form. It has a proof if the number replaces the username, or if the merchant requires
 * verification.
 */
async function mobileIn(
  ports: IdentityPorts,
  { rules, form, filled }: CheckedForm,
  call: VisitorCall,
): Promise<RegisteredMobile | null> {
  const byNumber = form.username === undefined
  const mobileNum = byNumber ? form.mobileNum : filled.mobileNum
  if (!mobileNum) {
    if (byNumber) throw refuse('field.required', { field: 'mobileNum' })
    return null
  }
  const { currency } = ports.merchants.of(call.merchantCode)
  const read = readMobile({ mobileNum, countryDialingCode: form.countryDialingCode, currency })
  if (read.kind === 'none') throw refuse('mobileNum.invalid', { minimumDigits: read.minimumDigits })

  const { mobile: number } = read
  if (!byNumber && !rules.mobileVerification.enabled) return { number, proof: null }
  const proof = await proofOf(ports, { form, number }, call)
  if (proof === null) throw refuse('verification.code.incorrect')
  return { number, proof }
}

async function proofOf(
  ports: IdentityPorts,
  { form, number: mobile }: { form: RegisterForm; number: string },
  { merchantCode, ip, requestId }: VisitorCall,
): Promise<NumberProof | null> {
  if (form.firebaseChannel === 'sms') {
    const token = await tokenOfNumber(ports.firebase, { idToken: form.firebaseIdToken, mobile, requestId })
    return token && { kind: 'token', token }
  }
  const id = await tryCode(ports, { merchantCode, mobile, purpose: 'register', ip }, form.verificationCode ?? '')
  return id === null ? null : { kind: 'code', id }
}
