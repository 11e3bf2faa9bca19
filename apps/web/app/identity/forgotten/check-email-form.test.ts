import { expect, test } from 'vitest'

import { emailProblems } from './check-email-form.ts'

const joy = { username: 'joy01', email: 'joy@ante.example' }

// rules: forgotten-1, errors-1
test.each([
  [{}, {}],
  [{ username: ' joy01 ', email: ' joy@ante.example ' }, {}],
  // Accounts may be older than the current rule.
  [{ username: 'x' }, {}],
  [{ username: '' }, { username: 'username.missing' }],
  [{ username: '  ' }, { username: 'username.missing' }],
  [{ username: 'x'.repeat(64) }, {}],
  [{ username: 'x'.repeat(65) }, { username: 'username.invalid' }],
  [{ email: '' }, { email: 'email.incorrect' }],
  [{ email: 'joy' }, { email: 'email.incorrect' }],
  [{ email: 'joy@ante' }, { email: 'email.incorrect' }],
  [{ email: 'joy@@ante.example' }, { email: 'email.incorrect' }],
  [{ email: 'joy of@ante.example' }, { email: 'email.incorrect' }],
  [{ email: `${'x'.repeat(241)}@ante.example` }, {}],
  [{ email: `${'x'.repeat(242)}@ante.example` }, { email: 'email.incorrect' }],
  [
    { username: '', email: '' },
    { username: 'username.missing', email: 'email.incorrect' },
  ],
])('a reset request with %j has the problems %j', (typed, problems) => {
  expect(emailProblems({ ...joy, ...typed })).toEqual(problems)
})
