"""What a recipient gets: states, replays, files and hints, each made of a match as that recipient may know it."""
