import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import { playById } from '@ante/lottery/plays.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { MenuRows } from './menu-rows.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const play = playById(1071) ?? null
const plays = play ? [play] : []
const menu = { play, plays, show: () => undefined, showMode: () => undefined }

const htmlOf = (prizeModes: PrizeModeName[], prizeMode: PrizeModeName) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <MenuRows game={{ prizeModes }} prizeMode={prizeMode} menu={menu} onChosen={() => undefined} />
    </I18nProvider>,
  )

/** Returns the label of each prize mode, and whether it is selected. */
const kindsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-pressed="(true|false)"[^>]*>([^<]*)</g)].map(([, on, texts]) => [
    texts,
    on === 'true',
  ])

test('prize modes have labels, and the current one is selected', () => {
  expect(kindsIn(htmlOf(['Lott', 'ZY', 'Elott', 'SEA'], 'ZY'))).toEqual([
    ['Classic', false],
    ['Smart win', true],
    ['E-lottery', false],
    ['South-East Asia', false],
  ])
})

test('a prize mode without a play has a label as well', () => {
  expect(kindsIn(htmlOf(['Lott', 'WS'], 'WS'))).toEqual([
    ['Classic', false],
    ['Others', true],
  ])
})

test('a game with one prize mode shows no choice', () => {
  expect(htmlOf(['Lott'], 'Lott')).not.toContain('Prize type')
})
