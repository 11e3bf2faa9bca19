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
    html`<body class="desk">
      <header>
        <h1>Results</h1>
        <p>
          A result that was entered wrongly is put right here. Every ticket on the match is settled anew: what is
          missing is paid, what was too much is taken back. <a href="/console">Back to the console</a>
        </p>
      </header>
      ${
        results.length > 0
          ? html`<div class="results">${results.map(form)}</div>`
          : html`<p class="nothing">No match is over yet. The next one ends in a few minutes.</p>`
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
    <button>Put it right</button>
    ${correction ? html`<p class="corrected">${correctionWords(correction)}</p>` : ''}
  </form>
`

const correctionWords = ({ by, isSettled }: Correction): string =>
  `${by === 'desk' ? 'Corrected at this desk' : 'Corrected: it was entered wrongly at first'}. ${
    isSettled ? 'All tickets are settled anew.' : 'Tickets are being settled anew.'
  }`

const resultText = ({ score, maps }: Result): string =>
  (maps.length > 0 ? maps : [score]).map(({ home, away }) => `${home}:${away}`).join(' ')
