"""What people write below something: comments, replies, likes (contract discussion.md §3–5).

It knows nothing of contests or discussions: each registers a policy that says who may do what.
"""
