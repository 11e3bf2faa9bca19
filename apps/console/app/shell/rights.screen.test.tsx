import { i18n } from '@lingui/core'
import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'
import { screens } from './screens.ts'

// Other tests of approvals and reviews begin with empty lists.
afterAll(async () => {
  await act('rejectAll', { merchant: 'aurora' })
  await act('deleteReviews', {})
})

/** A page with a text that appears once it is loaded, and its actions for which staff need rights. */
interface PageActions {
  path: string
  loaded: string | RegExp
  actions: RegExp
}

/** Creates data for the lists of aurora, and returns the pages, each with one object open. */
async function preparePages(): Promise<PageActions[]> {
  const colleague = await act('newStaff', { role: 'support', merchant: 'aurora' })
  const player = await act('newPlayer', { balance: '10.00' })
  await act('deleteReviews', {})
  await act('openReview', { merchant: 'aurora' })
  await act('requestRole', { merchant: 'aurora', role: 'finance', account: colleague.id })
  const claim = await act('claimDeposit', { background: '#882219' })
  return [
    { path: `staff?open=${colleague.id}`, loaded: 'Last sign-in', actions: /^(Invite|Lock|Recover|Revoke|Has left)/ },
    { path: 'roles?role=support', loaded: /may do the following/, actions: /^Edit rights/ },
    { path: 'networks', loaded: 'All addresses are allowed', actions: /^Edit list/ },
    // The list has pages, and other tests create staff too, so any row shows that it is loaded.
    { path: 'reviews', loaded: /@staff\.example/, actions: /^(Sign|Open) review/ },
    { path: 'reasons?open=other', loaded: 'Meaning', actions: /^(Add a reason|Save)/ },
    { path: 'approvals', loaded: 'Give a role', actions: /^Approve/ },
    { path: `players/${player.id}`, loaded: 'Withdrawable', actions: /^Actions/ },
    { path: `deposits?open=${claim.id}`, loaded: 'Suggested bank lines', actions: /^(Import|Credit|Reject)/ },
  ]
}

type Router = ReturnType<typeof openConsole>

/** Goes to a page; opens the first row of a list without an open object. */
async function goTo(router: Router, { path, loaded }: PageActions) {
  router.history.push(`/m/aurora/${path}`)
  await expect.element(page.getByText(loaded).first()).toBeVisible()
  if (path === 'approvals' || path === 'reviews') await page.getByRole('row').nth(1).click()
}

const actionsOf = ({ actions }: PageActions) => page.getByRole('button', { name: actions })

test('an administrator is offered the actions of each page', async () => {
  const pages = await preparePages()
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/inbox')
  for (const checked of pages) {
    await goTo(router, checked)
    await expect.element(actionsOf(checked).first()).toBeVisible()
  }
}, 120_000)

test('staff who only approve changes are offered no other action, and no call of a page is refused', async () => {
  const pages = await preparePages()
  const me = await act('signInApprover', {})
  const router = openConsole('/m/aurora/inbox')
  for (const checked of pages) {
    await goTo(router, checked)
    const found = actionsOf(checked)
      .elements()
      .map(({ textContent }) => textContent)
    expect({ path: checked.path, found }).toEqual({ path: checked.path, found: [] })
  }
  for (const { to, label } of screens) {
    router.history.push(to.replace('$merchant', 'aurora'))
    await expect.element(page.getByRole('heading', { level: 1, name: i18n._(label), exact: true })).toBeVisible()
  }
  expect(await act('countRefusals', { mail: me.mail })).toBe(0)
}, 120_000)
