"""The AI helper over HTTP, beside a chat service of the tests' own."""
