seat-name = Seat { $number }
