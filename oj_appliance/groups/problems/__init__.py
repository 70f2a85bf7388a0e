"""Problems of a group: its practice, and those who write and look after them."""
