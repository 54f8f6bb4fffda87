-- Who wants to become an acharya, and what became of it.
create table acharya_application (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  state text not null check (state in ('received', 'inReview', 'accepted', 'declined', 'withdrawn')),
  -- What was written, until the account is erased: {name, nameHindi, gender, practisingSince, type, languages, specialities, about}.
  form jsonb,
  reason text,
  decided_by uuid references user_account (id),
  applied_at timestamptz not null,
  changed_at timestamptz not null
);
-- One at a time; after a refusal one may apply again.
create unique index acharya_application_one_open on acharya_application (user_id) where state in ('received', 'inReview');
create index acharya_application_of on acharya_application (user_id, applied_at desc);
create index acharya_application_list on acharya_application (applied_at desc, id desc);

-- Certificates and the like, stored privately.
create table application_document (
  id uuid primary key,
  application_id uuid not null references acharya_application (id),
  user_id uuid not null references user_account (id),
  storage_key text not null unique,
  kind text not null check (kind in ('picture', 'pdf')),
  bytes integer not null,
  added_at timestamptz not null
);
create index application_document_of on application_document (application_id, added_at, id);
