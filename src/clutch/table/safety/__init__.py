"""What keeps the table safe: tokens, cookies, headers, origins and limits."""
