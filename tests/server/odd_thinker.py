"""A process of bots that goes wrong in the way that the bot's code names."""

from __future__ import annotations

import sys
import time

import msgspec

from sleight.server.thinker import Thought

for line in sys.stdin.buffer:
    asked = msgspec.json.decode(line, type=Thought)
    if asked.code == "sleeps":
        time.sleep(60)
    if asked.code == "slow":
        time.sleep(0.05)
    if asked.code == "dies":
        sys.exit(1)
    answer = "sing" if asked.code == "sings" else asked.choices[0]
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()
