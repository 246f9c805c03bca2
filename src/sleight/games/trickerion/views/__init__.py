"""What a seat may know: views, guesses and saved positions."""
