"""What people write below something: comments, replies, likes (contract discussion.md §3–5).

It knows nothing of contests or discussions: each registers a policy that says who may do what.
"""

# What other domains may import besides service, rules, types and model.
PUBLIC = ("policy", "quoting", "wire")
