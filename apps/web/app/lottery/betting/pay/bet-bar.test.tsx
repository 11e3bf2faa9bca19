import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { playById } from '@ante/lottery/plays.ts'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { createI18n } from '../../../lib/i18n/messages.ts'
import { draftCounted } from '../slip/draft-rows.ts'
import { BetBar } from './bet-bar.tsx'

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
const limits = {
  slipsAnOrder: 50,
  stakesASlip: 10_000,
  multiple: 99,
  chase: 0,
  minimumAmount: '0.01',
  maximumAmount: '50000',
}

function htmlOf(last: string[], maximumPrize: string): string {
  const play = playById(1071)
  const setting: Pick<GameSetting, 'currency' | 'limits'> = { currency: 'PHP', limits: { ...limits, maximumPrize } }
  const row = { playId: 1071, betType: 1 as const, unit: '1', multiple: 1, series: 1950, amount: null }
  const rows = [{ ...row, selection: { kind: 'picked' as const, rows: [DIGITS, DIGITS, last] } }]
  const noop = () => undefined
  return renderToString(
    <I18nProvider i18n={createI18n('en')}>
      <BetBar
        setting={setting}
        counted={play ? draftCounted(play, 'Lott', rows) : null}
        inCart={1}
        editing={false}
        onAmount={noop}
        onCart={noop}
        onAdd={noop}
        onBet={noop}
      />
    </I18nProvider>,
  )
}

/** Labels of the disabled buttons. */
const disabledIn = (html: string) =>
  [...html.matchAll(/<button[^>]*disabled=""[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  )

test('picks that can only lose are reported immediately and cannot be bet', () => {
  const html = htmlOf(DIGITS, '400000.00')
  expect(html).toContain('These picks cost ₱2,000.00 and pay ₱1,950.00 at most')
  expect(disabledIn(html)).toEqual(['Add to cart', 'Bet now'])
})

test('possible winnings are shown up to the prize limit', () => {
  const html = htmlOf(['1'], '390.00')
  expect(html).toMatch(/Win up to.*₱390\.00/)
  expect(disabledIn(html)).toEqual([])
})
