"""The sockets of pages: opening them, reading their messages, and doing what they ask for."""
