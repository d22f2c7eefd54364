"""The table in the browser: tables, the protocol, storage, and the bots that play at them."""
