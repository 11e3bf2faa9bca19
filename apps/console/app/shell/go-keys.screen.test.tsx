import { afterAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'
import { screens } from './screens.ts'

// Other tests of approvals begin with an empty list.
afterAll(() => act('rejectAll', { merchant: 'aurora' }))

/** In the gate, every letter is tried from every fifth screen, and every screen with every fifth letter. */
const SHARE = import.meta.env['JOURNEYS'] === 'gate' ? 5 : 1

const pathOf = (to: string) => to.replace('$merchant', 'aurora')
const firstRow = () => document.querySelector<HTMLElement>('[role=row][data-key]')?.dataset['key']

/** Returns the key of the first row of the list, when it is loaded. */
async function firstKey(): Promise<string> {
  return vi.waitFor(() => firstRow() ?? Promise.reject(new Error('The list has no rows')), { timeout: 5_000 })
}

/** Waits until the panel of the open row is shown. */
const panel = () => vi.waitUntil(() => document.querySelector('aside, [role=complementary]'), { timeout: 5_000 })

/** Leaves the search field of players, which gets the focus when the page appears. */
async function leaveField(): Promise<void> {
  await expect
    .poll(() => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLInputElement)) return true
      activeElement.blur()
      return false
    })
    .toBe(true)
}

/** Screens whose open row has keys of its own. */
const WITH_DECISIONS = ['/m/aurora/approvals', '/m/aurora/reviews', '/m/aurora/withdrawals', '/m/aurora/deposits']

/** Presses a key within the page: a slow browser driver could exceed the maximum time between two keys. */
function press(key: string): void {
  const pressed = { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }
  const target = document.activeElement ?? document.body
  for (const type of ['keydown', 'keyup']) target.dispatchEvent(new KeyboardEvent(type, pressed))
}

/** Makes a row on each screen whose open row has decisions. */
async function makeRows(): Promise<void> {
  const colleague = await act('newStaff', { role: 'content', merchant: 'aurora' })
  await act('requestRole', { merchant: 'aurora', account: colleague.id, role: 'trader' })
  await act('queueWithdrawals', { merchantCode: 'aurora', count: 1 })
  await act('claimDeposit', { background: '#336699' })
}

test.each(screens.map(({ to }) => pathOf(to)))(
  'after g a letter goes to its screen, from %s, also beside an open row with decisions',
  { timeout: 90_000 },
  async (start) => {
    const shift = screens.findIndex(({ to }) => pathOf(to) === start)
    const letters = screens.filter(({ letter }, index) => letter !== null && (index + shift) % SHARE === 0)
    await makeRows()
    await act('openReview', { merchant: 'aurora' })
    await act('signIn', { role: 'platform-owner', merchant: null })
    const router = openConsole(start)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const open = WITH_DECISIONS.includes(start) ? `?open=${await firstKey()}` : ''
    for (const { letter, to } of letters) {
      await router.navigate({ href: start + open })
      if (open) await panel()
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await leaveField()
      press('g')
      press(letter ?? '')
      await expect.poll(() => router.state.location.pathname, { message: `g ${letter}` }).toBe(pathOf(to))
      const forms = document.querySelectorAll('main form textarea, [role=dialog]').length
      expect([letter, forms]).toEqual([letter, 0])
    }
  },
)

test('a letter after g without a screen, or with one that the person may not open, does nothing', async () => {
  await act('requestCredit', { account: 'gokeys01' })
  await act('signIn', { role: 'finance', merchant: 'aurora' })
  const router = openConsole('/m/aurora/approvals')
  await expect.poll(firstRow).toBeDefined()
  await router.navigate({ href: `/m/aurora/approvals?open=${firstRow()}` })
  await expect.element(page.getByRole('complementary')).toBeVisible()
  // Finance may see neither roles, the audit log nor promotions, and not open the lottery.
  for (const keys of ['gr', 'ga', 'gk', 'gj']) {
    await userEvent.keyboard(keys)
    expect([keys, router.state.location.pathname]).toEqual([keys, '/m/aurora/approvals'])
    expect(document.querySelector('main form textarea')).toBeNull()
  }
  // Without g before it, the key decides about the open change.
  await userEvent.keyboard('r')
  await expect.element(page.getByLabelText('Reason', { exact: true })).toBeVisible()
})

test('letters after g are typed in a field, and handled by an open dialog', async () => {
  await act('signIn', { role: 'platform-owner', merchant: null })
  const router = openConsole('/m/aurora/audit')
  await page.getByRole('textbox', { name: 'Who' }).click()
  await userEvent.keyboard('grgr')
  await expect.element(page.getByRole('textbox', { name: 'Who' })).toHaveValue('grgr')
  await page.getByRole('button', { name: 'Verify chain' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('gr')
  expect(router.state.location.pathname).toBe('/m/aurora/audit')
})
