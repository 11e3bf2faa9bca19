import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'
import { html } from '@ante/plain-server/markup.ts'
import type { Markup } from '@ante/plain-server/markup.ts'

import type { Payment } from './payment-store.ts'
import { fillTemplate, textsIn } from './texts.ts'

/** Page design by payment method: the app that it imitates. */
const PAGE_THEMES: Record<string, { name: string; className: string }> = {
  EWALLET: { name: 'Pouch', className: 'pouch' },
  QR: { name: 'Pouch', className: 'pouch' },
  PGMT: { name: 'Pier Checkout', className: 'pier' },
  MT: { name: 'Harbour Bank', className: 'harbour' },
  CRYPTO: { name: 'Lantern Wallet', className: 'lantern' },
}
const PIER = { name: 'Pier Checkout', className: 'pier' }

interface PageParts {
  title: string
  theme: { name: string; className: string }
  language: string
  body: Markup
}

const page = ({ title, theme, language, body }: PageParts): string => {
  const { locale, dir } = textsIn(language)
  return html`<!doctype html>
    <html lang="${locale}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
        <link rel="stylesheet" href="/pay/pay.css" />
      </head>
      <body class="${theme.className}">
        <main>
          <p class="brand"><span class="mark" aria-hidden="true"></span>${theme.name}</p>
          ${body}
        </main>
      </body>
    </html>`.text
}

const moneyIn = (language: string, currency: string) => (amount: string) => {
  const shape = { minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: 4 }
  const number = new Intl.NumberFormat(textsIn(language).locale, shape)
  return `${number.format(Number(amount))} ${currency}`
}

/** The page that a payer arriving from the shop sees. */
export function payPage(payment: Payment, shop: string, now: Date): string {
  const theme = PAGE_THEMES[payment.kind] ?? PIER
  const { texts } = textsIn(payment.language)
  const body = payment.state === 'waiting' ? paymentForm(payment, shop, now) : received(payment, shop)
  return page({ title: `${texts.pay} · ${theme.name}`, theme, language: payment.language, body })
}

function paymentForm(payment: Payment, shop: string, now: Date): Markup {
  const { texts } = textsIn(payment.language)
  const money = moneyIn(payment.language, payment.currency)
  const fee = Math.round(Number(payment.amount) * Number(payment.fee_percent)) / 100
  const total = String(Number(payment.amount) + fee)
  return html`
    <h1><span>${texts.toPay}</span> <bdi>${money(total)}</bdi></h1>
    <p class="shop">${shop}</p>
    <dl>
      <dt>${texts.amount}</dt>
      <dd><bdi>${money(payment.amount)}</bdi></dd>
      ${
        fee > 0
          ? html`<dt>${fillTemplate(texts.fee, { percent: payment.fee_percent })}</dt>
              <dd><bdi>${money(String(fee))}</bdi></dd>`
          : ''
      }
      <dt>${texts.reference}</dt>
      <dd><bdi>${payment.reference}</bdi></dd>
    </dl>
    ${payment.expires_at < now ? html`<p class="late" role="status">${texts.late}</p>` : ''}
    <form method="post" action="/pay/${payment.token}">
      <input type="hidden" name="amount" value="${payment.amount}" />
      <button class="main">${texts.pay} <bdi>${money(total)}</bdi></button>
    </form>
    <details>
      <summary>${texts.other}</summary>
      <form method="post" action="/pay/${payment.token}" class="line">
        <label
          ><span>${texts.amount}</span>
          <input
            name="amount"
            inputmode="decimal"
            required
            pattern="[0-9]{1,9}([.][0-9]{1,2})?"
            value="${payment.amount}"
        /></label>
        <button>${texts.payOther}</button>
      </form>
    </details>
    <form method="post" action="/pay/${payment.token}/decline"><button class="quiet">${texts.decline}</button></form>
    <p><a href="${payment.return_url}">${fillTemplate(texts.back, { shop })}</a></p>
    <p class="note">${texts.play}</p>
  `
}

function received({ state, language, return_url: returnUrl }: Payment, shop: string): Markup {
  const { texts } = textsIn(language)
  const ended: Partial<Record<Payment['state'], string>> = { paid: texts.paid, failed: texts.failed }
  const stateText = ended[state] ?? texts.pending
  return html`<h1 role="status">${stateText}</h1>
    <p><a class="main" href="${returnUrl}">${fillTemplate(texts.return, { shop })}</a></p>
    <p class="note">${texts.play}</p>`
}

export interface SendForm {
  kind: 'MT' | 'CRYPTO'
  /** Result of the last submission; null before the first. */
  outcome: 'matched' | 'unmatched' | 'invalid' | null
  destination: string
}

/** Page of the payer's bank or blockchain wallet, with a form that sends a manual payment. */
export function sendPage({ kind, outcome, destination }: SendForm): string {
  const theme = PAGE_THEMES[kind] ?? PIER
  const isBank = kind === 'MT'
  const title = isBank ? 'Send a transfer' : 'Send crypto'
  const outcomeTexts = {
    matched: 'Sent. The shop will be notified in a moment.',
    unmatched: 'Sent. No shop expects this payment: it appears only on the statement.',
    invalid: 'Invalid account or amount.',
  }
  return page({
    title: `${title} · ${theme.name}`,
    theme,
    language: 'EN',
    body: html`
      <h1>${title}</h1>
      ${outcome ? html`<p class="late" role="status">${outcomeTexts[outcome]}</p>` : ''}
      <form method="post" action="${isBank ? '/bank' : '/chain'}" class="fields">
        <label
          ><span>${isBank ? 'Recipient account' : 'Recipient address'}</span>
          <input name="destination" required autocomplete="off" spellcheck="false" value="${destination}"
        /></label>
        <label
          ><span>${isBank ? 'Amount' : 'Amount in USDT'}</span>
          <input name="amount" inputmode="decimal" required pattern="[0-9]{1,9}([.][0-9]{1,2})?" autocomplete="off"
        /></label>
        ${
          isBank
            ? html`<label
                ><span>Message to the recipient</span> <input name="message" maxlength="60" autocomplete="off"
              /></label>`
            : html`<input type="hidden" name="message" value="" />`
        }
        <button class="main">Send</button>
      </form>
      <p class="note">Demo: no real money is moved.</p>
    `,
  })
}
