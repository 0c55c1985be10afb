"""Who is connected: sockets, presence and what is sent to whom."""
