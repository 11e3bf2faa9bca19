import { Keeper } from '../../kit/keeper.ts'
import { endTrials } from './end-trials.ts'
import type { TrialEndPorts } from './end-trials.ts'

/** A trial lasts no more than so much longer than it says. */
const LOOK_EVERY_MS = 60_000

/** Ends trials on any instance, for as long as it runs. */
export const trialEnds = (ports: TrialEndPorts): Keeper =>
  new Keeper({
    everyMs: LOOK_EVERY_MS,
    look: () => endTrials(ports),
    failure: 'trials that are over could not be ended',
    log: ports.log,
  })
