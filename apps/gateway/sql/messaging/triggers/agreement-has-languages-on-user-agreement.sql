-- Copies the languages of a user agreement to its merchant, whose data every gateway caches in memory.
-- Locks: those of the statement, and of record_agreement_languages.
-- Callers: insert, update or delete on user_agreement.
create or replace trigger agreement_has_languages after insert or update or delete on user_agreement
for each row execute function record_agreement_languages();
