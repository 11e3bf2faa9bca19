/** What can be wrong with a field before anybody is asked. */
export type FormProblem =
  | 'username.missing'
  | 'username.invalid'
  | 'password.missing'
  | 'password.invalid'
  | 'confirmation.missing'
  | 'password.confirmation.mismatch'
  | 'captcha.required'
  | 'mobileNum.missing'
  | 'mobileNum.invalid'
  | 'verification.code.missing'
  | 'affiliate.missing'
