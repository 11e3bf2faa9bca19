import type { Db } from '../kit/db.ts'
import { wakeJobOnCommit } from '../kit/job-queue/add-job.ts'

/** Job that grants earned rewards and ends past promotions. */
export const PROMOTIONS_JOB = 'promotions.evaluate'

/** Evaluates promotions after the commit of the caller's transaction, which may have earned a reward. */
export const promotionsDue = (tx: Db): Promise<void> => wakeJobOnCommit(tx, PROMOTIONS_JOB)
