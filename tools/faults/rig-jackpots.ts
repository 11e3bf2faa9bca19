import type { TestEnvironment } from './test-environment.ts'

/** Stake that wins the jackpot in each rigged game: a win by chance would take years. */
export const LUCKY_STAKE_CENTS = 500

/** Rigs the draw of the sandbox's jackpot games; their rounds are otherwise unchanged. */
export async function rigJackpots({ studioDatabase }: Pick<TestEnvironment, 'studioDatabase'>): Promise<void> {
  await studioDatabase.query(`
    create function studio.be_lucky() returns trigger language plpgsql as $$
    begin
      new.wins_jackpot := new.stake_cents = ${LUCKY_STAKE_CENTS};
      return new;
    end $$;
    create trigger be_lucky before insert on studio.round for each row when (new.jackpot_cents > 0)
    execute function studio.be_lucky()`)
}
