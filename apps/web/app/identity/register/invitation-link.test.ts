import { expect, test } from 'vitest'

import { invitationIn } from './invitation-address.ts'
import { invitationLink } from './invitation-link.ts'

const invitation = { code: 'ABCD2345', promotionDomains: ['aurora.example', 'www.aurora.example'] }

test.each([
  ['https://www.aurora.example', 'https://www.aurora.example/m/register?affiliateCode=ABCD2345'],
  ['https://preview.example', 'https://aurora.example/m/register?affiliateCode=ABCD2345'],
])('on the page %s the invitation link is %s', (currentPage, link) => {
  expect(invitationLink(invitation, new URL(currentPage))).toBe(link)
})

test('the register page parses it as an invitation', () => {
  expect(invitationIn(invitationLink(invitation, new URL('https://aurora.example')))).toMatchObject({
    code: 'ABCD2345',
  })
})
