import { changeProblems } from '@ante/contract/staff/change-problem.ts'
import type { ChangeProblem } from '@ante/contract/staff/change-problem.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'

import { showSourceLanguage } from '../lib/language.ts'
import { CallRefused } from '../lib/call-errors.ts'
import { useFailureText } from './failure-text.ts'
import { useProblemText } from './problem-text.ts'

const GENERAL = "This change isn't possible any more."

function Texts({ problems }: { problems: readonly ChangeProblem[] }) {
  const problemText = useProblemText()
  const failureText = useFailureText()
  return problems.map((problem) => (
    <div key={JSON.stringify(problem)}>
      <p>{problemText(problem)}</p>
      <p>{failureText(new CallRefused('change.invalid', { problem }))}</p>
    </div>
  ))
}

/** Returns the texts of problems, in approvals and for refused calls. */
async function textsOf(problems: readonly ChangeProblem[]): Promise<string[][]> {
  showSourceLanguage()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <I18nProvider i18n={i18n}>
      <Texts problems={problems} />
    </I18nProvider>,
  )
  await expect.poll(() => container.children.length).toBe(problems.length)
  return [...container.children].map((part) => [...part.children].map(({ textContent }) => textContent))
}

/** Values that no text at the console contains. */
const SILENT = new Set(['state', 'refusal'])

test('each problem of a change has a text with its values, for requests, decisions and refused calls', async () => {
  const problems = Object.entries(changeProblems)
    // Owners are recovered on the command line only.
    .filter(([code]) => !code.startsWith('recovery.'))
    .map(([code, names]) => ({ code, values: Object.fromEntries(names.map((name: string) => [name, `<${name}>`])) }))
  const texts = await textsOf(problems)
  const incomplete = problems.filter(({ code, values }, index) => {
    const [decided = '', refused] = texts[index] ?? []
    const shown = Object.entries(values).filter(([name]) => !SILENT.has(name))
    const isGeneral = code !== 'refused' && decided === GENERAL
    return refused !== decided || isGeneral || !shown.every(([, value]) => decided.includes(value))
  })
  expect(incomplete).toEqual([])
  expect(texts.flat().filter((text) => /[{}]/.test(text))).toEqual([])
})

test('amounts are grouped, states and refusals have words, and an unknown code has a general text', async () => {
  const problems = [
    { code: 'wallet.below_debit', values: { balance: '12345.60', currency: 'PHP' } },
    { code: 'request.ended', values: { state: 'expired' } },
    { code: 'refused', values: { refusal: 'limit.exceeded' } },
    { code: 'refused', values: { refusal: 'of.another.version' } },
    { code: 'of.another_version', values: {} },
  ]
  expect((await textsOf(problems)).map(([decided]) => decided)).toEqual([
    'The main wallet holds 12,345.60 PHP. Debit at most this amount.',
    'This request has expired.',
    'The amount is above your limit.',
    GENERAL,
    GENERAL,
  ])
})
