"""What can be asked of a match, one function a verb: each looks at the match and answers with the entries to append, or refuses. None of them changes anything."""
