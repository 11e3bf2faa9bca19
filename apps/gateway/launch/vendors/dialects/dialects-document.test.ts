import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ACTIONS_SIGNATURE, actionsCalls } from '@ante/contract/launch/dialects/actions.ts'
import { formCalls, formSignedText } from '@ante/contract/launch/dialects/form.ts'
import { HUB_MAX_AMOUNT, hubCalls } from '@ante/contract/launch/dialects/hub.ts'
import { vocabulary } from '@ante/contract/launch/dialects/vocabulary.ts'
import { beforeAll, expect, test } from 'vitest'

const DOCUMENT = join(import.meta.dirname, '../../../../../docs/vendors/dialects.md')

let document: string

beforeAll(async () => {
  document = await readFile(DOCUMENT, 'utf8')
})

const secret = () => /With the secret `([^`]+)`/.exec(document)?.[1] ?? ''

test('the document lists all refusals of each dialect', () => {
  const rows = document.matchAll(/^\| `([a-z_.]+)` +\| (\d+) +\| `(\w+)` +\| (\d+) +\|$/gm)
  const received = [...rows].map(([, code = '', actions, hub, form]) => {
    return [code, { actions: Number(actions), hub, form: Number(form) }]
  })
  expect(Object.fromEntries(received)).toEqual(vocabulary)
})

test('the document lists exactly the calls of each dialect', () => {
  const declared = [actionsCalls, hubCalls, formCalls].map((calls) => Object.values(calls).map(({ path }) => path))
  for (const [dialect, paths] of declared.entries()) {
    const section = document.split(/^## /m)[3 + dialect] ?? ''
    const received = [...section.matchAll(/^\| `(\/[\w/]+)`/gm)].map(([, path]) => path)
    expect(received.toSorted(byLetters)).toEqual(paths.toSorted(byLetters))
  }
})

const byLetters = (a = '', b = '') => a.localeCompare(b)

test('the example of actions has a correct signature and format', () => {
  const [, example = ''] = /```http\n([^]*?)\n```/.exec(document) ?? []
  const [head = '', body = ''] = example.split('\n\n')
  const signature = createHmac('sha256', secret()).update(body).digest('hex')
  expect(head).toContain(`${ACTIONS_SIGNATURE}: ${signature}`)
  expect(actionsCalls.play.input.safeParse(JSON.parse(body)).success).toBe(true)
})

test('the example of form has a correct signature and format', () => {
  const [, text = ''] = /```text\n([^]*?)\n```/.exec(document) ?? []
  const fields = [...new URLSearchParams(text)]
  expect(formSignedText(fields.toReversed())).toBe(text)
  expect(document).toContain(
    `\`${createHash('md5')
      .update(text + secret())
      .digest('hex')}\``,
  )
  expect(formCalls.bet.input.safeParse(Object.fromEntries(fields)).success).toBe(true)
})

test('the document states the limit up to which the hub’s amounts are exact', () => {
  const most = (HUB_MAX_AMOUNT / 100_000).toLocaleString('en', { minimumFractionDigits: 2 })
  expect(document).toContain(most)
})
