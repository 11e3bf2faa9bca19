/** Problems of a field detected before the call. */
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
