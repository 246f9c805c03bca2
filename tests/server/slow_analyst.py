"""A process that analyses for ever."""

import sys
import time

if __name__ == "__main__":
    sys.stdout.write("[1,1000]\n")
    sys.stdout.flush()
    time.sleep(600)
