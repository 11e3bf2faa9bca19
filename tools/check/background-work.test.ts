import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const GATEWAY = join(import.meta.dirname, '..', '..', 'apps', 'gateway')

interface Rule {
  /** Pattern that sources must not contain. */
  found: RegExp
  /** The recommended alternative. */
  instead: string
  /** Exempt files below `apps/gateway`, with the reason. */
  allowed: Record<string, string>
}

/** Decision 0032 explains the groups. */
const RULES: Record<string, Rule> = {
  'a timer': {
    found: /\bset(Interval|Timeout)\(|\btimers\/promises\b/,
    instead: 'register a job in the jobs.ts of its feature folder',
    allowed: {
      'kit/job-queue/job-queue.ts': 'the job queue itself',
      'kit/job-queue/run-job.ts': 'waits for an unavailable database',
      'kit/follow-clock.ts': 'the clock of this process',
      'kit/postgres-bus.ts': 'the connection of this process',
      'kit/worker/worker-process.ts': 'time limit of a child process',
      'main.ts': 'time limit of a graceful stop',
      'lottery/draws/draw-clock.ts': 'draws start on the second; each gateway has its own timer',
      'live/live.ts': 'heartbeats of the streams of this process',
      'live/live-stream.ts': 'time limit of a stream of this process',
      'live/live-publisher.ts': 'pace of the messages of this process',
      'live/jackpot-publisher.ts': 'the last messages sent to the streams of this process',
      'wallet/balance-publisher.ts': 'batches messages of this process',
      'catalogue/catalogue.ts': 'cache of this process',
      'agents/teams/team-changes.ts': 'a request waits for the totals of teams',
      'wallet/vendor-transfers/vendor-transfers.ts': 'a request waits for a vendor',
      'identity/payment-password/payment-passwords.ts': 'answers take the same time for every reason',
      'lottery/orders/placing/read-slips.ts': 'lets other requests run between parts of a large one',
      'support/operate/chat-follow.ts': 'a command that shows a chat',
      'console/exports/xlsx-file.ts': 'rows wait until the written rows have left memory',
      'console/inbox/staff-streams.ts': 'heartbeats of the streams of this process',
      'launch/opening/leave-page.ts': 'script of a page',
      'launch/conformance/run-suite.ts': 'a run waits until gateways read its key',
      'launch/calls/vendor-calls.ts': 'batches counts of this process',
      'kit/gateway-instance.ts': 'signs of life of this process',
    },
  },
  'an advisory lock': {
    found: /\bpg_(try_)?advisory/,
    instead: 'lock a row, or let the job queue run one job at a time',
    allowed: {
      'kit/migrate.ts': 'migrations run before any table exists',
      'demo/part.ts': 'the demo is written before any row exists',
      'kit/sealed/encryption-keys.ts': 'a request creates the first key: there is no row to lock',
      'launch/vendors/dialects/hub/signing-keys.ts': 'a request creates the first key: there is no row to lock',
      'identity/codes/verification-codes.ts': 'a request limits codes of a phone that has no row yet',
      'identity/passwords/password-links.ts': 'a request limits links of a member',
      'messaging/push/subscriptions.ts': 'a request limits devices of a member',
      'catalogue/favourites.ts': 'a request limits favourites of a member',
      'cashier/deposits/create-deposit.ts': 'a request selects an amount that no open deposit uses',
      'staff/roles/owners.ts': 'the first owner is created when there is no row to lock',
      'staff/changes/repeats.ts': 'a repeated request waits for the first, which has no row yet',
      'console/setups/create-merchant.ts': 'no two merchants get the same host: there is no row to lock',
      'lottery/draws/write-draws.ts': 'draws have their own timer',
      'agents/rebates/pay-income.ts': 'shared by a job and an operator command; amounts owed stay in order',
      'agents/salaries/create-bills.ts': 'shared by a job and an operator command; the second waits for the first',
      'agents/salaries/pay-by-bet.ts': 'shared by a job and an operator command; the second waits for the first',
      'sql/agents/salaries/work-out-bets.sql': 'same reason as pay-by-bet.ts',
      'sql/agents/teams/count-team-online.sql': 'replaces all rows: a concurrent run would insert them twice',
      'sql/agents/teams/count-team-changes.sql': 'shared by a job and by payments that wait for the totals',
      'sql/agents/teams/move-team-sums.sql': 'a request that moves a team waits for the computation of totals',
      'sql/agents/teams/retype-in-team-sums.sql': 'a request that changes a member waits for the computation of totals',
      'sql/identity/place-member-in-line.sql': 'registrations wait for a move of the tree',
      'sql/identity/move-member-in-line.sql': 'a move of the tree waits for registrations',
      'sql/live/publish-live-events.sql': 'live events are numbered in the order of their commits',
    },
  },
}

const sources = globSync('**/*.{ts,sql}', { cwd: GATEWAY, exclude: ['**/node_modules', '**/test', '**/migrations'] })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()
const textOf = (file: string): string => readFileSync(join(GATEWAY, file), 'utf8')

test('the patterns find sources', () => {
  expect(sources.length).toBeGreaterThan(500)
})

test.each(Object.entries(RULES))('%s occurs only where there is a reason for it', (_, { found, instead, allowed }) => {
  const refused = sources.filter((file) => found.test(textOf(file)) && !(file in allowed))
  expect(refused.map((file) => `${file}: ${instead}`)).toEqual([])
})

test.each(Object.entries(RULES))('%s is allowed only in files that contain it', (_, { found, allowed }) => {
  expect(Object.keys(allowed).filter((file) => !sources.includes(file) || !found.test(textOf(file)))).toEqual([])
})

test('jobs are registered in the jobs.ts of their capability', () => {
  const elsewhere = sources.filter(
    (file) =>
      /\b(every|handle|daily)\(/.test(textOf(file)) &&
      /job-queue\/job\.ts'/.test(textOf(file)) &&
      !/(^|\/)jobs\.ts$/.test(file) &&
      !file.startsWith('kit/'),
  )
  expect(elsewhere).toEqual([])
})
