import { Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, onTestFinished, test } from 'vitest'

import { repeatEarlyTaps } from '../early-taps.ts'
import { newDeferral } from './deferred.tsx'

/** Time in milliseconds after which a repeated tap would have arrived. */
const SETTLED_MS = 300

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

/** A page of one deferred part, whose code is loaded by `load`. */
function newPage(load: () => Promise<typeof Counter>) {
  const { deferred, hydrateDeferred } = newDeferral()
  const { Part, prepare } = deferred(load)
  const render = (
    <Suspense fallback="waiting">
      <Part />
    </Suspense>
  )
  return { Page: () => <main>{render}</main>, prepare, hydrateDeferred }
}

/** Hydrates markup that the server has rendered. */
async function hydrated(load: () => Promise<typeof Counter>) {
  const server = newPage(async () => Counter)
  await server.prepare()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<server.Page />)
  document.body.append(root)
  const browser = newPage(load)
  const failures: unknown[] = []
  const app = hydrateRoot(root, <browser.Page />, { onRecoverableError: (error) => failures.push(error) })
  onTestFinished(() => {
    app.unmount()
    root.remove()
  })
  return { root, failures, prepare: browser.prepare, hydrateDeferred: browser.hydrateDeferred }
}

const pressed = (root: HTMLElement) => {
  const button = root.querySelector('button')
  button?.click()
  return button?.textContent
}

test('the markup of a deferred part stays until its code is loaded, and is then hydrated unchanged', async () => {
  let loads = 0
  const { root, failures, hydrateDeferred } = await hydrated(async () => {
    loads += 1
    return Counter
  })
  const button = root.querySelector('button')
  expect(pressed(root)).toBe('0')
  expect(loads).toBe(0)

  await hydrateDeferred()
  await expect.poll(() => pressed(root)).not.toBe('0')
  expect(root.querySelector('button')).toBe(button)
  expect(loads).toBe(1)
  expect(failures).toEqual([])
})

test('a part whose code cannot be loaded keeps its markup, and is loaded again', async () => {
  let loads = 0
  const { root, hydrateDeferred } = await hydrated(async () => {
    loads += 1
    if (loads === 1) throw new TypeError('Failed to fetch')
    return Counter
  })
  void hydrateDeferred()
  await expect.poll(() => loads).toBe(1)
  expect(root.textContent).toBe('0')
  await expect.poll(() => pressed(root)).not.toBe('0')
  expect(loads).toBe(2)
})

test('a tap before the code is loaded takes effect once', async () => {
  const { root, hydrateDeferred } = await hydrated(async () => Counter)
  onTestFinished(repeatEarlyTaps(hydrateDeferred))
  const count = () => Number(root.textContent)
  pressed(root)
  await expect.poll(count).toBe(1)
  pressed(root)
  await expect.poll(count).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  expect(count()).toBe(2)
})

test('a tap that React handles itself, because the code is loaded, is not repeated', async () => {
  const { root, prepare, hydrateDeferred } = await hydrated(async () => Counter)
  onTestFinished(repeatEarlyTaps(hydrateDeferred))
  await prepare()
  pressed(root)
  await expect.poll(() => Number(root.textContent)).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  expect(root.textContent).toBe('1')
})
