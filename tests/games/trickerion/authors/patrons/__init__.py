"""A made-up module: everybody has a patron whom nobody else knows, and wins or spends its favour."""
