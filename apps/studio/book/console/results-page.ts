import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { consoleDocument } from '@ante/plain-server/console/document.ts'
import { html } from '@ante/plain-server/markup.ts'
import type { Markup } from '@ante/plain-server/markup.ts'

import type { Correction } from '../matches/match-store.ts'
import type { Result } from '../season/entered.ts'

export interface ShownResult {
  fixture: Fixture
  result: Result
  correction: Correction | null
}

/** The latest finished matches, each with a form to correct its result. */
export const resultsPage = (results: readonly ShownResult[]): string =>
  consoleDocument(
    'Results · sandbox',
    html`<body class="console">
      <header>
        <h1>Results</h1>
        <p>
          Correct a match result that was entered incorrectly. All tickets on the match are settled again: shortfalls
          are paid, and overpayments are taken back. <a href="/console">Back to the console</a>
        </p>
      </header>
      ${
        results.length > 0
          ? html`<div class="results">${results.map(form)}</div>`
          : html`<p class="nothing">No finished matches yet. The next one ends in a few minutes.</p>`
      }
    </body>`,
  ).text

const form = ({ fixture, result, correction }: ShownResult): Markup => html`
  <form method="post" action="/console/results" class="result">
    <input type="hidden" name="fixtureId" value="${fixture.id}" />
    <label
      >${fixture.home.name} – ${fixture.away.name}
      <input name="result" value="${resultText(result)}" maxlength="40" required autocomplete="off" />
    </label>
    <button>Correct result</button>
    ${correction ? html`<p class="corrected">${correctionTexts(correction)}</p>` : ''}
  </form>
`

const correctionTexts = ({ by, isSettled }: Correction): string =>
  `${by === 'console' ? 'Corrected in this console' : 'Corrected: first entered incorrectly'}. ${
    isSettled ? 'All tickets have been settled again.' : 'Tickets are being settled again.'
  }`

const resultText = ({ score, maps }: Result): string =>
  (maps.length > 0 ? maps : [score]).map(({ home, away }) => `${home}:${away}`).join(' ')
