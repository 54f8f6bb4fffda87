-- The births behind the charts somebody wants to keep. Charts themselves are computed anew each time.
create table kundali (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  name text not null,
  gender text not null check (gender in ('male', 'female', 'other')),
  day smallint not null,
  month smallint not null,
  year smallint not null,
  -- Both null when nobody knows the time of birth.
  hour smallint,
  min smallint,
  lat double precision not null,
  lon double precision not null,
  -- Hours ahead of UTC, where they were set by hand; else they follow from the zone.
  tzone double precision,
  zone text,
  place text not null,
  saved_at timestamptz not null,
  check ((hour is null) = (min is null)),
  check (tzone is not null or zone is not null),
  -- Saving the same birth under the same name again saves nothing more.
  unique nulls not distinct (user_id, name, year, month, day, hour, min, lat, lon, tzone, zone)
);
