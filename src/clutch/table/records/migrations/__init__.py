"""The history of the tables. `migrate` brings a database of any age up to date when the server starts."""
