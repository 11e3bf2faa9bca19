import { vendors } from '@ante/demo/vendors.ts'
import { FAULT_NAMES } from '@ante/plain-server/faults.ts'
import type { FaultQueue } from '@ante/plain-server/faults.ts'
import { html } from '@ante/plain-server/markup.ts'
import type { Markup } from '@ante/plain-server/markup.ts'
import type { Outages } from '@ante/plain-server/outages.ts'

import { SPECIAL_RECIPIENTS } from '../carrier/delivery-outcome.ts'
import { SPECIAL_ACCOUNTS } from '../payouts/payout-outcome.ts'

export interface FaultState {
  outages: Outages
  /** Null when faults cannot be injected. */
  faults: FaultQueue | null
}

/** Simulated parties other than the vendors. */
const OTHER_PARTIES = ['carrier', 'mailbox', 'identity provider', 'payments'] as const

/** All parties that can be taken out of service; vendors are named by their codes. */
export const PARTIES = [...OTHER_PARTIES, ...vendors.map(({ code }) => code)]

/** Faults that the console offers: all but stopping the sandbox, which would end the console too and is for tests. */
export const consoleFaults = FAULT_NAMES.filter((name) => name !== 'stop')

/** Outcomes that a visitor triggers with special numbers, which need no access code. */
export const specialRecipients: Markup = html`
  <div class="faults">
    <ul>
      ${SPECIAL_RECIPIENTS.map(({ ending, description }) => html`<li>A message to a number that ends in <code>${ending}</code> ${description}.</li>`)}
      ${SPECIAL_ACCOUNTS.map(({ ending, description }) => html`<li>A payout to an account that ends in <code>${ending}</code> ${description}.</li>`)}
      <li>Emails to <code>nobody@</code> any domain are rejected: the mailbox doesn’t exist.</li>
    </ul>
  </div>
`

/** All faults of the demo that an operator can trigger for all visitors, to observe the site's reaction. */
export const faultControls = ({ outages, faults }: FaultState): Markup => html`
  <div class="faults">
    ${OTHER_PARTIES.map((name) => outageForm({ name, description: `The ${name}` }, outages))} ${vendorForms(outages)}
    ${faults ? faultForms(faults) : ''}
  </div>
`

function outageForm({ name, description }: { name: string; description: string }, outages: Outages): Markup {
  const isOutOfService = outages.has(name)
  return html`<form method="post" action="/console/outages" class="outage">
    <input type="hidden" name="name" value="${name}" />
    <input type="hidden" name="out" value="${isOutOfService ? 'no' : 'yes'}" />
    <span>${description} ${isOutOfService ? 'is out of service' : 'is working'}.</span>
    <button>${isOutOfService ? 'Restore' : 'Take out of service'}</button>
  </form>`
}

function vendorForms(outages: Outages): Markup {
  const out = vendors.filter(({ code }) => outages.has(code))
  const working = vendors.filter(({ code }) => !outages.has(code))
  return html`${out.map(({ code, name }) => outageForm({ name: code, description: name }, outages))}
    <form method="post" action="/console/outages" class="outage">
      <input type="hidden" name="out" value="yes" />
      <label
        >Vendor
        <select name="name">
          ${vendorOptions(working)}
        </select></label
      >
      <button>Take out of service</button>
    </form>`
}

const vendorOptions = (shownVendors: typeof vendors): Markup[] =>
  shownVendors.map(({ code, name }) => html`<option value="${code}">${name}</option>`)

const options = (names: readonly string[]): Markup[] => names.map((name) => html`<option>${name}</option>`)

function faultForms(faults: FaultQueue): Markup {
  const { faults: waiting, schedule } = faults.waiting
  const isQuiet = waiting.length === 0 && !schedule
  return html`<form method="post" action="/console/faults" class="fault">
      <span>Inject faults into the next vendor or payment calls</span>
      <label
        >Vendor
        <select name="vendor">
          <option value="">Any</option>
          <option value="PIER">Payment provider</option>
          ${vendorOptions(vendors)}
        </select></label
      >
      <label
        >Call
        <select name="call">
          ${options(['bet', 'win', 'rollback', 'resettle', 'balance', 'open', 'status', 'statement', 'notice'])}
        </select></label
      >
      <label
        >Fault
        <select name="fault">
          ${options(consoleFaults)}
        </select></label
      >
      <label>Delay (ms) <input name="delayMs" type="number" min="0" max="60000" value="1000" /></label>
      <label>Calls <input name="times" type="number" min="1" max="1000" value="1" /></label>
      <button>Inject</button>
    </form>
    <form method="post" action="/console/fault-schedule" class="fault">
      <span>Inject random faults, repeatable with the same seed</span>
      <label>Seed <input name="seed" maxlength="60" required value="1" /></label>
      <label>Calls affected (%) <input name="percent" type="number" min="0" max="100" value="20" /></label>
      <button>Inject</button>
    </form>
    <form method="post" action="/console/quiet" class="outage">
      <span>${isQuiet ? 'No active faults.' : waitingTexts(waiting.length, schedule)}</span>
      ${isQuiet ? '' : html`<button>Clear faults</button>`}
    </form>`
}

function waitingTexts(count: number, schedule: { seed: string | number; rate: number } | null): string {
  if (schedule) return `${Math.round(schedule.rate * 100)}% of calls fail, seed ${schedule.seed}.`
  return `${count} ${count === 1 ? 'fault' : 'faults'} pending.`
}
