-- Refuses deletion of rounds that have moved money; one with a refused stake may be deleted.
-- Locks: those of the statement.
-- Callers: delete on studio.round.
create or replace trigger money_is_kept before delete on studio.round
  for each row when (old.state <> 'refused') execute function studio.refuse_to_forget_money();
