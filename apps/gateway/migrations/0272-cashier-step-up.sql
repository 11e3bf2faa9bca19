-- Above this amount a withdrawal takes a sign-in of the last minutes besides the payment password; null: never.
alter table withdrawal_rules add column step_up_above bigint check (step_up_above >= 0);
