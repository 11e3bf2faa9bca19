import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'

const main = page.getByRole('main')

test('a player is redirected from the agency centre to home', async () => {
  await openScreen('/m/agent', { member: await newMember() })
  await expect.poll(() => location.pathname).toBe('/m/home')
})

test('an agent cannot see the downline of another agent, and gets a link to their own team', async () => {
  const [agent, otherAgent] = [await newMember({ type: 1 }), await newMember({ type: 1 })]
  const ownDownline = await newMember({ type: 1, upline: agent.memberId })
  const foreignDownline = await newMember({ type: 1, upline: otherAgent.memberId })
  const foreignPlayer = await newMember({ upline: foreignDownline.memberId })
  await openScreen(`/m/agent/team/pnl?parent=${foreignDownline.memberId}`, { member: agent })
  await expect.element(main.getByText('Member not in your team')).toBeVisible()
  await expect.element(main).not.toMatchTextContent(foreignPlayer.account)
  await main.getByRole('button', { name: 'See my team', exact: true }).click()
  await expect
    .poll(() => findAll('main details').filter(({ textContent }) => textContent.includes(ownDownline.account)).length)
    .toBe(1)
})
