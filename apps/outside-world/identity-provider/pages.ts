import { html } from '@ante/plain-server/markup.ts'
import type { Markup } from '@ante/plain-server/markup.ts'

import { BRANDS } from './brands.ts'
import type { Brand } from './brands.ts'
import { PEOPLE } from './people.ts'
import type { Person } from './people.ts'

const page = (title: string, body: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <link rel="stylesheet" href="/identity/identity.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text

export interface Choice {
  brand: Brand
  /** The requesting site. */
  site: string
  /** Parameters of the request, sent again with the answer. */
  params: Record<string, string>
}

/** Page on which a user chooses an account of the provider. */
export function choicePage({ brand, site, params: authorizeParams }: Choice): string {
  const name = BRANDS[brand]
  const hidden = Object.entries(authorizeParams).map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
  )
  return page(
    `Choose an account · sandbox for ${name}`,
    html`<p class="sandbox">Sandbox · stands in for ${name}</p>
      <h1>Choose an account</h1>
      <p class="soft">to continue to <b dir="ltr">${site}</b></p>
      <form method="post" action="/identity/${brand}/authorize">
        ${hidden}
        <ul>
          ${PEOPLE.map((person) => choice(person))}
        </ul>
      </form>
      <form method="post" action="/identity/${brand}/authorize" class="other">
        ${hidden}
        <label for="person">Use another account</label>
        <span class="line">
          <input id="person" name="person" required maxlength="60" autocomplete="off" placeholder="Any name" />
          <button class="main">Continue</button>
        </span>
      </form>
      <form method="post" action="/identity/${brand}/authorize">
        ${hidden}
        <button class="quiet" name="cancel" value="yes">Cancel</button>
      </form>
      <p class="soft small">
        This is a simulation: ${name} is not contacted. These accounts exist only in the demo and have no passwords.
      </p>`,
  )
}

const choice = ({ name, email }: Person): Markup =>
  html`<li>
    <button name="person" value="${name}" class="person">
      <span class="round" aria-hidden="true">${name.slice(0, 1)}</span>
      <span><b>${name}</b><span class="soft" dir="ltr">${email}</span></span>
    </button>
  </li>`

/** Page for an invalid request, from which no redirect is possible. */
export const refusalPage = (problem: string): string =>
  page(
    'This link isn’t valid · sandbox',
    html`<p class="sandbox">Sandbox</p>
      <h1>This link isn’t valid</h1>
      <p class="soft">${problem} Go back and try again from the site.</p>`,
  )
