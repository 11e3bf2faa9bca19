import { consoleDocument } from '@ante/plain-server/console/document.ts'
import { loginForm } from '@ante/plain-server/console/login.ts'
import { html } from '@ante/plain-server/markup.ts'
import type { Markup } from '@ante/plain-server/markup.ts'

import type { ConsoleMessage } from './message-store.ts'
import { faultControls, specialRecipients } from './fault-controls.ts'
import type { FaultState } from './fault-controls.ts'

/**
 * Returns the main page: a search form, and below it the messages in a self-refreshing frame, so that typing is not
 * interrupted. Controls that change something are shown only to a signed-in user.
 */
export const consolePage = (faultState: FaultState, { isSignedIn }: { isSignedIn: boolean }): string =>
  consoleDocument(
    'Messages · sandbox',
    html`<body class="console">
      <header>
        <h1>Messages</h1>
        <p>All text messages and emails of the demo arrive here. None are sent to real recipients.</p>
        <p>Pay manual deposits: <a href="/bank">send a bank transfer</a>, <a href="/chain">send crypto</a>.</p>
        <p>Sportsbook: <a href="/console/results">correct match results</a>.</p>
        <form action="/console/messages" target="messages" role="search">
          <label for="to">Phone number or email address</label>
          <span class="line">
            <input
              id="to"
              name="to"
              type="search"
              inputmode="email"
              autocomplete="off"
              autocapitalize="none"
              placeholder="0917 123 4567"
            />
            <button>Find</button>
          </span>
        </form>
      </header>
      <iframe name="messages" title="Messages, newest first" src="/console/messages"></iframe>
      <details>
        <summary>Fault injection</summary>
        ${specialRecipients} ${isSignedIn ? faultControls(faultState) : loginForm('/console')}
        ${isSignedIn ? leaveForm : ''}
      </details>
    </body>`,
  ).text

const leaveForm = html`<form method="post" action="/console/leave" class="outage">
  <span>You’re signed in with the console code.</span><button>Sign out</button>
</form>`

/** Returns the page of the frame, with the messages only. */
export const messagesPage = (messages: ConsoleMessage[], { search, now }: { search: string; now: Date }): string =>
  consoleDocument(
    'Messages, newest first',
    html`<body class="messages">
      ${
        messages.length > 0
          ? html`<ol>
              ${messages.map((message) => entry(message, now))}
            </ol>`
          : noMessages(search)
      }
    </body>`,
  ).text

const noMessages = (search: string) =>
  html`<p class="nothing">
    ${search ? `No messages for “${search}” yet.` : 'No messages yet. Request a code on the site.'} This page refreshes
    automatically.
  </p>`

function entry({ kind, to, from, subject, text, at }: ConsoleMessage, now: Date): Markup {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
  return html`<li>
    <p class="head">
      <b>${to}</b>
      <span
        >${kind === 'sms' ? 'text message' : 'email'} from ${from},
        <time datetime="${at.toISOString()}">${agoOf(at, now)}</time></span
      >
    </p>
    ${subject ? html`<h2 dir="auto">${subject}</h2>` : ''} ${code ? html`<p class="code">${code}</p>` : ''}
    <p class="text" dir="auto">${linked(text)}</p>
  </li>`
}

/** Turns addresses into links, which open in the top-level page, not in the frame. */
function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" target="_top">${part}</a>` : html`${part}`))
}

function agoOf(at: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000))
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`
  return seconds < 86_400 ? `${Math.floor(seconds / 3_600)} h ago` : at.toISOString().slice(0, 10)
}
