import type { getHealth, HealthProblem } from '@ante/contract/console/health.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'

export type Problem = OutputOf<typeof getHealth>['parts'][number]['problems'][number]

/** Returns a formatter for what is wrong with a part, without its time. */
export function useProblemSentence(): (problem: Problem) => string {
  const { t } = useLingui()
  return ({ code, about, value }) => {
    const channel = about === 'sms' ? t`text messages` : t`mails`
    const texts: Record<HealthProblem, string> = {
      'gateway.silent': t`The gateway ${about} gives no sign of life.`,
      'gateway.busy': t`The gateway ${about} is overloaded: its work waits ${value} ms.`,
      'database.not_writable': t`The database can't be written: ${value}.`,
      'database.slow': t`A small write takes ${value} ms.`,
      'database.connections': t`Nearly all connections are used: ${value}.`,
      'replica.disconnected': t`The replica ${about} isn't connected.`,
      'replica.lagging': t`The replica ${about} is ${value} seconds behind.`,
      'job.dead': t`${about}: ${value} given up.`,
      'job.late': t`${about}: due, but doesn't run.`,
      'party.down': t`${about}: ${value}.`,
      'party.slow': t`${about}: 95 of 100 calls take up to ${value} ms.`,
      'party.failing': t`${about}: ${value} % of the calls fail.`,
      'sender.down': t`The provider of ${channel} doesn't answer.`,
      'message.late': t`Of the ${channel}, the oldest waits too long.`,
      'push.late': t`The oldest push message is overdue.`,
      'draw.late': t`${about}: no result.`,
      'backup.none': t`No backup was made.`,
      'backup.old': t`The last backup is old.`,
      'build.mixed': t`Gateways serve different versions: ${value}.`,
      'check.failed': t`The check failed: ${value}.`,
    }
    return texts[code]
  }
}
