import { expect, test } from 'vitest'

import { invitationIn } from './invitation-address.ts'

// rules: calls-9
test.each([
  ['https://brand.example/m/register?affiliateCode=AGENT01', { code: 'AGENT01', domain: undefined }],
  ['/m/register?code=AGENT01&domain=promo.example', { code: 'AGENT01', domain: 'promo.example' }],
  ['/m/home?utm=x&code=%20AGENT01%20#part', { code: 'AGENT01', domain: undefined }],
  ['/m/register?affiliateCode=ONE&code=TWO', { code: 'ONE', domain: undefined }],
  ['/m/register?affiliateCode=&code=TWO&domain=', { code: 'TWO', domain: undefined }],
])('%s contains an invitation', (address, invitation) => {
  expect(invitationIn(address)).toEqual(invitation)
})

test.each([
  '/m/register',
  '/m/register?code=',
  '/m/register?code=%20',
  '/m/register#?code=A',
  // The answer of a sign-in provider uses the same parameter name.
  '/m/login?state=xyz&code=AGENT01',
  `/m/register?code=${'a'.repeat(256)}`,
])('%s contains no invitation', (address) => {
  expect(invitationIn(address)).toBeNull()
})
