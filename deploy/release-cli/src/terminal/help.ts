/** Help text below the list of commands: a team's usual commands, in order. */
export const TEAM_DAY = `
A team's day:
  pnpm release publish wallet                          build this commit and store it
  pnpm release mix create staging wallet@1.4.0         a link that shows it to colleagues (no channel moves)
  pnpm release check production wallet@1.4.0           would this promotion pass all checks?
  pnpm release promote production wallet@1.4.0         show it to all users; all other apps are unchanged
  pnpm release rollout production wallet@1.5.0         show it to 5 %, 25 %, then all users, unless it is worse
  pnpm release history production                      who moved the channel, when and why
  pnpm release rollback production wallet              show the previous wallet; all other apps are unchanged
  pnpm release console --write                         all of this on a local page
When something is wrong:
  pnpm release show <release> --mix <mix> --serve      serve the builds that a fault report names
  pnpm release bisect production --good <release> --bad <release> -- <command>
For maintenance:
  pnpm release prune                                   list what is no longer needed; --yes removes it
  pnpm release doctor                                  find damaged files of the store; --fix regenerates pages and sites

Results go to standard output, progress and problems to standard error. Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
For scripts, pnpm --silent release <command> --json prints one JSON document, problems included.
The store is .crossbook/store by default. Set --store or CROSSBOOK_STORE to another folder, or to s3://bucket/prefix.`
