import type { HealthFigure, HealthPart, HealthState } from '@ante/contract/console/health.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from '../ui/badge.tsx'

export const healthStateText: Record<HealthState, MessageDescriptor> = {
  up: msg`Up`,
  slow: msg`Needs attention`,
  down: msg`Down`,
  unknown: msg`Unknown`,
}
export const healthTone: Record<HealthState, Tone> = { up: 'good', slow: 'warn', down: 'bad', unknown: 'neutral' }

export const healthPartText: Record<HealthPart, MessageDescriptor> = {
  gateways: msg`Gateways`,
  database: msg`Database`,
  replicas: msg`Replicas of the database`,
  jobs: msg`Background jobs`,
  vendors: msg`Game vendors`,
  providers: msg`Payment providers`,
  senders: msg`Text messages and mail`,
  push: msg`Push messages`,
  draws: msg`Lottery draws`,
  backups: msg`Backups`,
  build: msg`Build`,
}

/** What is affected while a part does not work. */
export const affectedText: Record<HealthPart, MessageDescriptor> = {
  gateways: msg`Calls and pages of all sites. The other gateways take over what a silent one did.`,
  database: msg`Everything: sign-ins, bets, payments and this console.`,
  replicas: msg`Nothing at once. A failover would lose the latest work, or isn't possible.`,
  jobs: msg`Payouts, settlement of draws, messages, exports and daily figures are delayed.`,
  vendors: msg`Their games don't open, or bets and wins wait. Other vendors go on.`,
  providers: msg`Deposits and payouts by this provider wait. Other ways to pay go on.`,
  senders: msg`Codes and links to sign in, to register and to reset passwords.`,
  push: msg`Push messages arrive late. The same messages are in the players' inbox.`,
  draws: msg`Players wait for results and winnings. Sales of the next draw go on.`,
  backups: msg`Nothing at once. After a loss of the disk, all work since the last backup would be lost.`,
  build: msg`Players can get pages and files of two versions during an update.`,
}

export const healthFigureText: Record<HealthFigure, MessageDescriptor> = {
  gateways: msg`Gateways that run`,
  writeMs: msg`Duration of a write`,
  connections: msg`Connections`,
  databaseVersion: msg`PostgreSQL`,
  databaseBytes: msg`Size`,
  replicas: msg`Connected replicas`,
  readyJobs: msg`Due jobs`,
  runningJobs: msg`Running jobs`,
  deadJobs: msg`Jobs that were given up`,
  vendors: msg`Vendors`,
  stoppedVendors: msg`Stopped by staff`,
  providers: msg`Providers`,
  waitingMessages: msg`Waiting messages`,
  waitingPushes: msg`Waiting push messages`,
  subscribedDevices: msg`Subscribed devices`,
  awaitedDraws: msg`Draws without a result`,
  backupFolder: msg`Folder of the last backup`,
  versions: msg`Version of the apps`,
}
