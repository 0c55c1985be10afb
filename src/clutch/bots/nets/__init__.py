"""Learned judgement: small networks that say a seat's chance of victory from what that seat can know. Compiled."""
