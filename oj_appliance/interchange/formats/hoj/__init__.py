"""HOJ zips, with what HOJ has no place for beside it."""
