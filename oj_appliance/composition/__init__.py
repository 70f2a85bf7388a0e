"""The parts that `app.build` ties together, each a module. A part makes the services of its
subject from the parts below it, and its `apis()` are their calls."""
