import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { runServerAction } from '../../test/screens/run-server-action.ts'
import { findAll, findOne } from '../../test/screens/find.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

/** The demo's addresses use a domain reserved for examples. */
const contacts = (merchant: string) => findAll(`aside a[href^="https://example.com/${merchant}/"]`)
const BUTTON = 'aside button[aria-controls]'

test.each([
  ['aurora', 'telegram', 2],
  ['lotus', 'live-chat', 1],
] as const)(
  'customer service floats over the home page of %s: chat and contacts expand',
  async (merchant, first, count) => {
    await openScreen('/m/home', { merchant })
    ;(await findOne(BUTTON)).click()
    await expect.poll(() => contacts(merchant).map((link) => link.getAttribute('href'))).toHaveLength(count)
    expect(contacts(merchant)[0]?.getAttribute('href')).toBe(`https://example.com/${merchant}/${first}`)
    expect(findAll('aside a')[0]?.ariaLabel ?? findAll('aside a')[0]?.textContent).toContain('Chat with us')
  },
)

test('several contacts of one category open a list', async () => {
  await openScreen('/m/gameList?gameType=RNG')
  ;(await findOne(BUTTON)).click()
  ;(await findOne('aside li button')).click()
  const contactLinks = page.getByRole('dialog').getByRole('link')
  await expect.poll(() => contactLinks.elements().length).toBe(2)
  expect(contactLinks.elements()[0]?.getAttribute('href')).toBe('https://example.com/aurora/live-chat')
})

test('Escape collapses expanded contacts', async () => {
  await openScreen('/m/gameList?gameType=RNG')
  ;(await findOne(BUTTON)).click()
  await expect.poll(() => contacts('aurora').some((link) => link.checkVisibility())).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => contacts('aurora').some((link) => link.checkVisibility())).toBe(false)
})

test('a single contact opens directly, in a new tab', async () => {
  await runOperator('flags', 'update', 'lotus', 'LIVECHAT3', 'off')
  await openScreen('/m/home', { merchant: 'lotus' })
  await expect.poll(() => contacts('lotus').length).toBe(1)
  expect(findAll(BUTTON)).toEqual([])
  expect(contacts('lotus').map((way) => [way.getAttribute('target'), way.getAttribute('rel')])).toEqual([
    ['_blank', 'noopener noreferrer'],
  ])
})

test('a changed answer appears on an open page immediately, including its tables', async () => {
  const table = '<table><tr><th>Level</th><th>Bonus</th></tr><tr><td>1</td><td>5%</td></tr></table>'
  const answer = page.getByRole('main').getByRole('button', { name: 'What are levels?' })
  await openScreen('/m/help', { live: true })
  await findOne('main button[aria-expanded]')
  const input = ['--title', 'What are levels?', '--content', table, '--language', 'EN']
  await runOperator('help-center', 'create', 'aurora', 'levels', ...input)
  await answer.click()
  await expect.element(page.getByRole('cell', { name: '5%', exact: true })).toBeVisible()
  await runOperator('help-center', 'delete', 'aurora', 'levels')
  await expect.element(answer).not.toBeInTheDocument()
})

test.each(['javascript:window.taken=1', 'data:text/html,<script>opener.taken=1</script>', 'http://example.com/plain'])(
  'a contact that links to %s is refused with a message',
  async (address) => {
    const link = ['--link', 'https://example.com/before']
    await runOperator('contacts', 'create', 'aurora', 'FACEBOOK', '77', '--title', 'Changed by others', ...link)
    await runServerAction('tamperService', { position: '77', address })
    // Any change by the operator makes the gateways reload the stored settings.
    await runOperator('contacts', 'create', 'aurora', 'TELEGRAM', '77', '--title', address, ...link)
    // A gateway instance may receive the change slightly later.
    await openScreen('/m/service', { live: true })
    const main = page.getByRole('main')
    await expect.element(main.getByRole('link', { name: address })).toBeVisible()
    expect(main.getByRole('link', { name: 'Changed by others' }).elements()).toEqual([])
    await main.getByRole('button', { name: 'Changed by others' }).click()
    const text =
      'This contact option isn’t available because its address isn’t safe to open. Please choose another one.'
    await expect.element(page.getByText(text).first()).toBeVisible()
    expect(location.pathname).toBe('/m/service')
    expect('taken' in window).toBe(false)
    for (const type of ['FACEBOOK', 'TELEGRAM']) await runOperator('contacts', 'delete', 'aurora', type, '77')
  },
)
