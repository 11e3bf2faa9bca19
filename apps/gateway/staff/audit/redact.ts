/** Names of fields with secrets, and of fields with personal data; also matched as part of longer names. */
const SECRET = /password|passphrase|secret|token|(^|_|api|private|signing)key$|recovery|otp/i
const PERSONAL =
  /^(mobile|phone|telephone|email|mail|realName|firstName|lastName|fullName|payee|payeeName|cardNumber|cardNo|accountNo|accountNumber|address|birthday|birthDate|idNumber|wechat|qq|zalo|telegram|ip|searched)$/i
const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** Phone and card numbers. */
const LONG_NUMBER = /(?<![\w.-])\+?\d{10,19}(?![\w.-])/g

const SECRET_TEXT = '[secret]'
const PERSONAL_TEXT = '[personal]'

/**
 * Returns a value for the audit log, without secrets and personal data: fields are recognised by name, and addresses
 * and long numbers in texts by format.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(MAIL, PERSONAL_TEXT).replaceAll(LONG_NUMBER, PERSONAL_TEXT)
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, redactField(name, field)]))
}

function redactField(name: string, field: unknown): unknown {
  if (field === null || field === undefined || typeof field === 'boolean') return field
  if (SECRET.test(name) || isCode(name, field)) return SECRET_TEXT
  return PERSONAL.test(name) ? PERSONAL_TEXT : redact(field)
}

/**
 * Whether a field is a code of an authenticator app. Other codes, for example of roles and currencies, are not numbers.
 */
const isCode = (name: string, field: unknown): boolean =>
  name === 'code' && typeof field === 'string' && /^\s*\d{6}\s*$/.test(field)
