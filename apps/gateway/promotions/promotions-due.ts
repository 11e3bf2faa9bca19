import type { Db } from '../kit/db.ts'
import { wakeJobOnCommit } from '../kit/job-queue/add-job.ts'

/** The job that gives what was earned and ends what is over. */
export const PROMOTIONS_JOB = 'promotions.evaluate'

/** Evaluates promotions once the caller's transaction is committed: a member may have earned a reward by it. */
export const promotionsDue = (tx: Db): Promise<void> => wakeJobOnCommit(tx, PROMOTIONS_JOB)
