/** A line of the log that names nothing: whoever searches builds its index anew. */
export const reindex = `
alter table published.change_log
  drop constraint change_log_kind_check,
  drop constraint change_log_check,
  add constraint change_log_kind_check check (kind in ('node', 'setting', 'redirect', 'reindex')),
  add constraint change_log_check check (case kind
    when 'node' then nid is not null and language is not null
    when 'setting' then key is not null and language is not null
    when 'redirect' then from_path is not null
    else true end);
`;
