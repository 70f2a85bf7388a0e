"""Tables that people bring, as workbooks or as text: their sheets and records, cells as text."""
