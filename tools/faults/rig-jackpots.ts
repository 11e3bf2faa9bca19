import type { TestEnvironment } from './test-environment.ts'

/** Whoever stakes that much wins the jackpot, in each game that feeds it: by chance nobody would in years. */
export const LUCKY_STAKE_CENTS = 500

/** Luck of our own for the sandbox's jackpot games; all else about their rounds stays as it is. */
export async function rigJackpots({ vendorBooks }: Pick<TestEnvironment, 'vendorBooks'>): Promise<void> {
  await vendorBooks.query(`
    create function studio.be_lucky() returns trigger language plpgsql as $$
    begin
      new.wins_jackpot := new.stake_cents = ${LUCKY_STAKE_CENTS};
      return new;
    end $$;
    create trigger be_lucky before insert on studio.round for each row when (new.jackpot_cents > 0)
    execute function studio.be_lucky()`)
}
