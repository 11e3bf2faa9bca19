import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { Later } from './later.tsx'
import { Toaster } from './toaster.tsx'

/** Texts of this test, which no user reads. */
const TEXTS = { opened: 'Opened', open: 'Open' }

const Opened = () => <p>{TEXTS.opened}</p>
const NO_PROPS = {}

/** A button that opens a part, whose code is loaded by `load`. */
function Opener({ load, quiet }: { load: () => Promise<typeof Opened>; quiet: boolean }) {
  const [isRequested, setRequested] = useState(false)
  const props = { isRequested, load, props: NO_PROPS, quiet, onFailure: () => setRequested(false) }
  return (
    <>
      <button onClick={() => setRequested(true)}>{TEXTS.open}</button>
      <Later {...props} />
      <Toaster />
    </>
  )
}

/** Renders a part whose code fails to load `failures` times. */
function show({ failures, quiet = false }: { failures: number; quiet?: boolean }) {
  let attempts = 0
  const load = async () => {
    attempts += 1
    if (attempts <= failures) throw new TypeError('error loading dynamically imported module')
    return Opened
  }
  const root = document.createElement('div')
  document.body.append(root)
  const app = createRoot(root)
  app.render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Opener load={load} quiet={quiet} />
    </I18nProvider>,
  )
  onTestFinished(() => {
    app.unmount()
    root.remove()
  })
  return { attempts: () => attempts }
}

/** Lets every request of the gateway fail, as without a connection, until the test ends. */
function cutConnection() {
  const request = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => request.mockRestore())
}

const openButton = page.getByRole('button', { name: 'Open' })
const reloadButton = page.getByRole('button', { name: 'Reload' })

// Must run first: the toasts of a test remain for a while.
test('a part that was not requested by a tap fails silently', async () => {
  const { attempts } = show({ failures: 1, quiet: true })
  await openButton.click()
  await expect.poll(attempts).toBe(1)
  await openButton.click()
  await expect.element(page.getByText('Opened')).toBeVisible()
  expect(page.getByText(/couldn’t be opened/).elements()).toEqual([])
})

test('without a connection the user is asked to check it, and the next tap opens the part', async () => {
  cutConnection()
  show({ failures: 1 })
  await openButton.click()
  await expect.element(page.getByText('This couldn’t be opened. Check your connection and try again.')).toBeVisible()
  expect(reloadButton.elements()).toEqual([])
  await openButton.click()
  await expect.element(page.getByText('Opened')).toBeVisible()
})

test('if the gateway is reachable a reload is offered, because a browser may request a file only once', async () => {
  show({ failures: Infinity })
  await openButton.click()
  await expect.element(page.getByText('This couldn’t be opened. Try again, or reload the page.')).toBeVisible()
  await expect.element(reloadButton).toBeVisible()
})
