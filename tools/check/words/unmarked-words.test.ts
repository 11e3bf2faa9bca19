import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'

import { unmarkedTexts } from './unmarked-words.ts'

RuleTester.describe = describe
RuleTester.it = test

const errors = [{ message: 'Mark text shown to users for translation: t`…` or <Trans>.' }]

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('unmarked words', unmarkedTexts, {
  valid: [
    '<p><Trans>Join {level}</Trans></p>',
    '<button aria-label={t`Close`}>×</button>',
    '<p>{open ? t`Open` : t`Closed`}</p>',
    '<a href="/m/home" className="tile">{name}</a>',
    '<p>{amount} / 7</p>',
  ],
  invalid: [
    { code: '<p>Log in</p>', errors },
    { code: '<img alt="A dragon" />', errors },
    { code: "<p>{'Log in'}</p>", errors },
    { code: "<p>{open ? 'Open' : t`Closed`}</p>", errors },
    { code: '<input placeholder={`${count} games`} />', errors },
    { code: '<Tile>{`${count} games`}</Tile>', errors },
  ],
})
