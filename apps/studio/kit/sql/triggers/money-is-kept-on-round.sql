-- Refuses deletion of rounds, except those whose stake was refused: all others have moved money, or may have.
-- Locks: those of the statement.
-- Callers: delete on studio.round.
create or replace trigger money_is_kept before delete on studio.round
  for each row when (old.state <> 'refused') execute function studio.refuse_to_forget_money();
