import { expect, test } from 'vitest'

import { fieldsOf } from './register-fields.ts'
import { codeOf, registrationPayload } from './registration-payload.ts'
import type { FilledForm } from './registration-payload.ts'
import { optionalRule, rulesWith, typed } from './test/rules.ts'
import type { Invitation } from './use-invitation.ts'

const context = { host: 'brand.example', registerMethod: 'PWA', loginDeviceId: 'a-device-of-16-letters' } as const
const noInvitation: Invitation = { kind: 'manual', refused: null, unchecked: null, domain: undefined }
const always = { type: 0, registerUrl: 'brand.example', registerMethod: 'PWA', loginDeviceId: context.loginDeviceId }

function filled(overrides: Partial<FilledForm> & { rules?: ReturnType<typeof rulesWith> }): FilledForm {
  const { rules = rulesWith(), method = 'username', invitation = noInvitation } = overrides
  const { required, optional } = fieldsOf({ rules, method, invitation: invitation.kind === 'manual', picture: true })
  const fields = [...required, ...optional]
  return { values: typed(), dialingCode: '63', ...overrides, method, invitation, fields }
}

// rules: calls-8
test('by name: the typed values, trimmed, without empty ones', () => {
  const rules = rulesWith({ email: optionalRule(), nickname: optionalRule() })
  const values = typed({
    username: ' player01 ',
    password: 'Demo2026',
    email: ' lea@player.example ',
    zalo: 'not asked',
  })
  expect(registrationPayload(filled({ rules, values }), context)).toEqual({
    ...always,
    username: 'player01',
    password: 'Demo2026',
    confirmPassword: 'Demo2026',
    email: 'lea@player.example',
  })
})

// rules: calls-8
test('by number: the number, its country and its code, and no name', () => {
  const values = typed({ username: 'typed before', mobileNum: '0917 555 0177', verificationCode: '١٢٣٤٥٦' })
  expect(registrationPayload(filled({ method: 'mobileNum', values }), context)).toEqual({
    ...always,
    mobileNum: '0917 555 0177',
    countryDialingCode: '63',
    verificationCode: '123456',
  })
})

test('without the list of countries no dialling code is sent', () => {
  const values = typed({ mobileNum: '0917 555 0177', verificationCode: '123456' })
  const payload = registrationPayload(filled({ method: 'mobileNum', values, dialingCode: undefined }), context)
  expect(payload).not.toHaveProperty('countryDialingCode')
})

test.each<[string, Invitation, string, object]>([
  ['no inviter', noInvitation, '', {}],
  ['a typed code', noInvitation, ' AGENT01 ', { affiliateCode: 'AGENT01', domain: 'brand.example' }],
  [
    'the address',
    { kind: 'fromLink', code: 'AGENT01', domain: undefined },
    '',
    { affiliateCode: 'AGENT01', domain: 'brand.example' },
  ],
  [
    'an address with the host where the link was published',
    { kind: 'fromLink', code: 'AGENT01', domain: 'promo.example' },
    '',
    { affiliateCode: 'AGENT01', domain: 'promo.example' },
  ],
  ['a code that is not sent, because the merchant has no invitations', { kind: 'off' }, 'AGENT01', {}],
])('invited by %s', (_by, invitation, affiliateCode, sent) => {
  const form = filled({ invitation, values: typed({ affiliateCode }) })
  const { affiliateCode: code, domain } = registrationPayload(form, context)
  expect({ ...(code !== undefined && { affiliateCode: code }), ...(domain !== undefined && { domain }) }).toEqual(sent)
  expect(codeOf(form)).toBe(code ?? '')
})
