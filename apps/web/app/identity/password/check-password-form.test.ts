import { expect, test } from 'vitest'

import { changeProblems, chosenProblems, newPasswordProblem } from './check-password-form.ts'

const rule = '^[A-Za-z0-9]{6,12}$'

// rules: password-1
test.each([
  ['', 'newPassword.missing'],
  ['abc12', 'password.invalid'],
  ['abcdef1234567', 'password.invalid'],
  ['Lantern-7', 'password.invalid'],
  [' Lantern7', 'password.invalid'],
  ['Lantern7', undefined],
])('the new password %j has the message: %s', (typed, problem) => {
  expect(newPasswordProblem(typed, rule)).toBe(problem)
})

test('where only the gateway has the rule, a new password must only be non-empty', () => {
  expect(newPasswordProblem('x', null)).toBeUndefined()
  expect(newPasswordProblem('', null)).toBe('newPassword.missing')
})

// rules: password-2
test.each([
  [{ newPassword: 'Lantern7', confirmNewPassword: 'Lantern7' }, {}],
  [{ newPassword: 'Lantern7', confirmNewPassword: '' }, { confirmNewPassword: 'confirmation.missing' }],
  [
    { newPassword: 'Lantern7', confirmNewPassword: 'lantern7' },
    { confirmNewPassword: 'password.confirmation.mismatch' },
  ],
  [{ newPassword: 'abc', confirmNewPassword: 'abc' }, { newPassword: 'password.invalid' }],
  [
    { newPassword: '', confirmNewPassword: '' },
    { newPassword: 'newPassword.missing', confirmNewPassword: 'confirmation.missing' },
  ],
  [
    { newPassword: '', confirmNewPassword: 'Lantern7' },
    { newPassword: 'newPassword.missing', confirmNewPassword: 'password.confirmation.mismatch' },
  ],
])('%j has the problems %j', (chosen, problems) => {
  expect(chosenProblems(chosen, rule)).toEqual(problems)
})

const chosen = { newPassword: 'Lantern7', confirmNewPassword: 'Lantern7' }

// rules: password-1
test.each([
  [{ oldPassword: '', ...chosen }, true, { oldPassword: 'oldPassword.missing' }],
  [{ oldPassword: '', ...chosen }, false, {}],
  // Older than the current rule.
  [{ oldPassword: 'x y', ...chosen }, true, {}],
  [{ oldPassword: 'Lantern7', ...chosen }, true, {}],
  [
    { oldPassword: '', newPassword: 'abc', confirmNewPassword: 'abd' },
    true,
    {
      oldPassword: 'oldPassword.missing',
      newPassword: 'password.invalid',
      confirmNewPassword: 'password.confirmation.mismatch',
    },
  ],
])(
  'a change with %j, with the old password required: %s, has the problems %j',
  (values, needsOldPassword, problems) => {
    expect(changeProblems(values, { rule, needsOldPassword })).toEqual(problems)
  },
)
