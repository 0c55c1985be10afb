"""What a page and the server say to each other, defined once: `client` (from the page), `server` (to the page), `http` (bodies and answers), `codes` (refusals).

`generate` writes the JSON Schema and the TypeScript types of all of it.
"""
