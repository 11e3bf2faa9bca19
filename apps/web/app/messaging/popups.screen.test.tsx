import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { findAll, findOne } from '../../test/screens/find.ts'
import { isPopupOpen } from '../../test/screens/popup.ts'
import { openScreen } from '../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../test/screens/own-gateway.ts'

ownGateway()

/** A host that must never be requested. */
const CANARY = 'https://canary.invalid'
const HOSTILE = [
  '<p id="kept">Read <b>this</b> <a href="/m/trail">first</a>, <a href="https://example.com/more">then that</a></p>',
  '<script>window.taken = 1</script>',
  `<img src=x onerror="window.taken = 2">`,
  `<svg onload="window.taken = 3"><animate onbegin="window.taken = 4"></svg>`,
  `<iframe srcdoc="<script>parent.taken = 5</script>" src="${CANARY}/frame"></iframe>`,
  `<a href="javascript:window.taken = 6">one</a> <a href=" java&#10;script:window.taken = 7">two</a>`,
  `<a href="data:text/html,<script>opener.taken = 8</script>">three</a> <a href="//canary.invalid/x">four</a>`,
  `<style>@import url(${CANARY}/style); body { display: none }</style>`,
  `<p style="background: url(${CANARY}/background)" onclick="window.taken = 9">five</p>`,
  `<form action="${CANARY}/form"><button>six</button></form><object data="${CANARY}/object"></object>`,
  `<link rel="stylesheet" href="${CANARY}/link"><meta http-equiv="refresh" content="0;url=${CANARY}/meta">`,
  `<base href="${CANARY}/"><video src="${CANARY}/video" autoplay onplay="alert(1)"></video><math><mtext></mtext>`,
].join('')

const published: string[] = []
let count = 0

async function publish(title: string, content: string): Promise<void> {
  const key = `news-${(count += 1)}`
  published.push(key)
  const popupOptions = ['--type', 'PU', '--execution', 'B', '--language', 'EN']
  await runOperator('announcements', 'create', 'aurora', key, ...popupOptions, '--title', title, '--content', content)
}

afterEach(async () => {
  for (const key of published.splice(0)) await runOperator('announcements', 'delete', 'aurora', key)
})

const popup = page.getByRole('dialog')
const button = (name: string) => popup.getByRole('button', { name, exact: true })
const title = () => findAll('dialog[open] h2')[0]?.textContent ?? ''
const close = async () => {
  await button('Close').click()
  await expect.poll(isPopupOpen).toBe(false)
}

/** Pages to the last popup and returns the titles on the way. */
async function titlesToEnd(): Promise<string[]> {
  await findOne('dialog[open] h2')
  const titles = [title()]
  while (button('Next').elements()[0]?.matches(':enabled')) {
    await button('Next').click()
    await expect.poll(title).not.toBe(titles.at(-1))
    titles.push(title())
  }
  return titles
}

test('popups are shown one at a time, with paging that ends at both ends, and stay closed', async () => {
  await publish('The second thing', '<p>Something new</p>')
  await openScreen('/m/home')
  await expect.element(button('Previous')).toBeDisabled()
  const titles = await titlesToEnd()
  expect(titles).toHaveLength(2)
  expect(titles).toContain('The second thing')
  await expect.element(button('Next')).toBeDisabled()
  await button('Previous').click()
  await expect.element(button('Previous')).toBeDisabled()
  await close()
  expect(JSON.parse(localStorage.getItem('popupB') ?? 'null')).toMatchObject({ show: false })
})

test('closed popups do not reopen, and new ones open, while the page is open', async () => {
  await openScreen('/m/home', { live: true })
  await findOne('dialog[open]')
  await close()
  await publish('The third thing', '<p>Something newer</p>')
  await expect.poll(isPopupOpen).toBe(true)
  const before = await titlesToEnd()
  expect(before).toHaveLength(2)
  expect(before).toContain('The third thing')
  await close()
  await publish('The fourth thing', '<p>The newest</p>')
  await expect.poll(isPopupOpen).toBe(true)
  await expect.element(button('Previous')).toBeDisabled()
  const titles = await titlesToEnd()
  expect(titles).toHaveLength(3)
  expect(titles).toContain('The fourth thing')
})

test('a customer-service menu that was expanded before a popup is expanded after it', async () => {
  await openScreen('/m/home', { live: true })
  await findOne('dialog[open]')
  await close()
  const bubble = await findOne('aside button[aria-controls]')
  bubble.click()
  await expect.poll(() => bubble.ariaExpanded).toBe('true')
  await publish('Over customer service', '<p>Something newer</p>')
  await findOne('dialog[open]')
  await close()
  expect(bubble.ariaExpanded).toBe('true')
})

test('an invalid stored value is discarded, and the popups open', async () => {
  localStorage.setItem('popupB', '{"show":"maybe"')
  await openScreen('/m/home')
  await expect.poll(isPopupOpen).toBe(true)
})

test('the back button closes the popups and stays on the page', async () => {
  await openScreen('/m/home')
  await expect.poll(() => JSON.stringify(history.state)).toContain('dialogs')
  history.back()
  await expect.poll(isPopupOpen).toBe(false)
  expect(location.pathname).toBe('/m/home')
})

test('closed popups stay closed in another language, until there are new ones', async () => {
  await openScreen('/m/home')
  await expect.poll(isPopupOpen).toBe(true)
  await close()
  await openScreen('/m/home', { language: 'AR', live: true })
  await findOne('main a[href^="/m/gameList"]')
  await publish('The second thing', '<p>Something new</p>')
  await expect.poll(isPopupOpen).toBe(true)
  // The pager appears the first time there is more than one popup.
  expect(findAll('dialog[open] nav')).toHaveLength(1)
})

test('the footer of a long announcement is visible on the smallest phone', async () => {
  await page.viewport(320, 640)
  await publish('The second thing', `<p>${'Many words. '.repeat(400)}</p>`)
  await openScreen('/m/home')
  await findOne('dialog[open] nav')
  const isInSight = () =>
    ['Previous', 'Next'].every((name) => {
      const { top, bottom } = button(name).element().getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
  expect(await titlesToEnd()).toHaveLength(2)
  await expect.poll(isInSight).toBe(true)
  await page.viewport(390, 844)
})

test('malicious content in popups has no effect', async () => {
  await publish('Hostile <script>window.taken = 0</script>', HOSTILE)
  await openScreen('/m/home')
  const TEXTS = 'dialog[open] [class*="popup-sheet"][aria-live]'
  if (!(await titlesToEnd()).at(-1)?.startsWith('Hostile')) await button('Previous').click()

  const links = () =>
    findAll(`${TEXTS} a`).map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])
  await expect.poll(links).toEqual([
    ['first', '/m/trail', null],
    ['then that', 'https://example.com/more', '_blank'],
  ])
  const FORBIDDEN = ['script', 'svg', 'iframe', 'style', 'form', 'object', 'link', 'meta', 'base', 'video', 'math']
  expect(FORBIDDEN.flatMap((tag) => findAll(`${TEXTS} ${tag}`))).toEqual([])
  const attributes = findAll(`${TEXTS} *`).flatMap((part) =>
    [...part.attributes].map(({ name, value }) => name + value),
  )
  expect(attributes.filter((text) => /^on|^style|^srcdoc|javascript:|data:|canary/i.test(text))).toEqual([])
  for (const part of findAll(`${TEXTS} *`)) if (!part.closest('a')) part.click()
  expect(location.pathname).toBe('/m/home')
  expect('taken' in window).toBe(false)
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('canary'))).toEqual([])
})
