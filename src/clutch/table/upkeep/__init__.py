"""The operator's tools: looking after what is stored, moving it, forgetting people, deleting what is old, and backups."""
