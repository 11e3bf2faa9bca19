import * as z from 'zod/mini'

import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Parts of the platform, in the order of the page. */
export const HealthPart = z.enum([
  'gateways',
  'database',
  'replicas',
  'jobs',
  'vendors',
  'providers',
  'senders',
  'push',
  'draws',
  'backups',
  'build',
])
export type HealthPart = z.infer<typeof HealthPart>

/** `slow`: works, but needs attention. `unknown`: there is nothing to measure, or the part is operated elsewhere. */
export const HealthState = z.enum(['up', 'slow', 'down', 'unknown'])
export type HealthState = z.infer<typeof HealthState>

/** Something that is wrong with a part. */
export const HealthProblem = z.enum([
  /** `about` is the gateway, `at` its last sign of life. */
  'gateway.silent',
  /** `value` is the delay of its work in milliseconds. */
  'gateway.busy',
  /** `value` is the message of the database. */
  'database.not_writable',
  /** `value` is the duration of a write in milliseconds. */
  'database.slow',
  /** `value` is the number of connections, with the maximum: `95/100`. */
  'database.connections',
  /** `about` is the replication slot. */
  'replica.disconnected',
  /** `value` is the lag in seconds. */
  'replica.lagging',
  /** `about` is the job, `value` their number. */
  'job.dead',
  /** `about` is the job; `at` is the time since which the oldest has been due. */
  'job.late',
  /** `about` is the vendor or provider, `value` its problem, `at` the time since when. */
  'party.down',
  /** `value` is the 95th percentile of its calls in milliseconds. */
  'party.slow',
  /** `value` is the share of calls without a valid answer, in percent. */
  'party.failing',
  /** `about` is `sms` or `mail`. */
  'sender.down',
  /** `about` is `sms` or `mail`; `at` is the time since which the oldest message has been waiting. */
  'message.late',
  /** `at` is the time since which the oldest message has been due. */
  'push.late',
  /** `about` is the game with its merchant, `at` the time of its draw. */
  'draw.late',
  'backup.none',
  /** `at` is the time up to which the last one can be restored. */
  'backup.old',
  /** `value` is the list of versions. */
  'build.mixed',
  /** The check itself failed: `value` is the message. */
  'check.failed',
])
export type HealthProblem = z.infer<typeof HealthProblem>

/** A figure of a part. */
export const HealthFigure = z.enum([
  'gateways',
  'writeMs',
  'connections',
  'databaseVersion',
  'databaseBytes',
  'replicas',
  'readyJobs',
  'runningJobs',
  'deadJobs',
  'vendors',
  'stoppedVendors',
  'providers',
  'waitingMessages',
  'waitingPushes',
  'subscribedDevices',
  'awaitedDraws',
  'backupFolder',
  'versions',
])
export type HealthFigure = z.infer<typeof HealthFigure>

export const getHealth = staffEndpoint({
  summary: 'Returns the state of each part of the platform, measured now; at a merchant, its providers and draws only.',
  method: 'GET',
  path: '/console/m/:merchant/health',
  permission: 'operation.health.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    measuredAt: z.string(),
    /** Base URL of the documentation; null if none is configured (`DOCS_URL`). */
    docsUrl: z.nullable(z.string()),
    parts: z.array(
      z.object({
        part: HealthPart,
        state: HealthState,
        /** Since when the state is the same; null if it was not stored yet. */
        since: z.nullable(z.string()),
        /** Time of the last success: of a call, a job, a message, a draw, a backup. Null without one. */
        successAt: z.nullable(z.string()),
        figures: z.array(z.object({ name: HealthFigure, value: z.string() })),
        /** The worst first; at most 50. */
        problems: z.array(
          z.object({
            code: HealthProblem,
            about: z.string(),
            value: z.string(),
            at: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  refusals: {},
})
