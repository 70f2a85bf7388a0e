"""What the school tells everybody on the start page (contract home.md, admin.md §5)."""
