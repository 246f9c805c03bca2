"""The server: tables at which people and bots sit down together. The stored rows are the truth."""
