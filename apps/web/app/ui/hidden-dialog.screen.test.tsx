import { Activity, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { useModal } from './use-modal.ts'

const DIALOG = 'Confirmation'
const NEXT = 'Next'

function Confirmation({ onClose }: { onClose: () => void }) {
  return <dialog ref={useModal(true, onClose)} aria-label={DIALOG} onClose={onClose} />
}

test('a dialog in a page that is hidden closes, so that the shown page can be used', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  let closed = 0
  let tapped = 0
  const render = (mode: 'visible' | 'hidden') =>
    root.render(
      <StrictMode>
        <button type="button" onClick={() => (tapped += 1)}>
          {NEXT}
        </button>
        <Activity mode={mode}>
          <Confirmation onClose={() => (closed += 1)} />
        </Activity>
      </StrictMode>,
    )
  render('visible')
  await expect.element(page.getByRole('dialog', { name: DIALOG })).toBeVisible()
  expect(closed).toBe(0)
  render('hidden')
  await expect.poll(() => closed).toBe(1)
  await page.getByRole('button', { name: NEXT }).click()
  expect(tapped).toBe(1)
})
