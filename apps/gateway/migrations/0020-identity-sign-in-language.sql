-- In which language somebody signed in: what is written to him about his account is in that of his last familiar sign-in,
-- not in the one that a stranger at his account has chosen.
alter table sign_in add language text;
