import { FAMILIES } from '@ante/lottery/family.ts'
import type { Play } from '@ante/lottery/play.ts'
import { playsOf } from '@ante/lottery/plays.ts'
import { slipToText } from '@ante/lottery/slip-text.ts'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { createI18n } from '../../../lib/i18n/messages.ts'
import { PickedTexts } from './picked-texts.tsx'

const i18n = createI18n('en')

function textOf(playId: number, content: string): string {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <PickedTexts order={{ playId, content, contentIsCut: false }} />
    </I18nProvider>,
  )
  return html.replace(/<!-- -->|<[^>]*>/g, '')
}

/** Returns the content of a slip with all choices of the play. */
function contentOf({ id, board }: Play): string {
  const rows = board.rows.map(({ balls }) => balls.map(({ code }) => code))
  const terms = { betType: 1 as const, unit: '1', series: 1950, multiple: 1 }
  return slipToText({ playId: id, selection: { kind: 'picked', rows }, ...terms }).split('~')[0] ?? ''
}

/** Matches codes, which have underscores, dots or camel case, or begin with a lower-case letter, unlike labels. */
const CODE = /_|\w\.\w|[a-z][A-Z]|^[a-z]|[·|] [a-z]|\b[A-Za-z]+[a-z]\d/

describe.each(FAMILIES)('%s', (family) => {
  test.each(['Lott', 'ZY'] as const)('no bet in prize mode %s shows the code of a play or a choice', (prizeMode) => {
    const lines = playsOf(family, prizeMode).map((play) => textOf(play.id, contentOf(play)))
    expect(lines.filter((line) => CODE.test(line))).toEqual([])
  })
})

test('a retired play is shown without its code', () => {
  expect(textOf(999_999, '9_1')).toBe('Discontinued bet type · 9 | 1')
})
