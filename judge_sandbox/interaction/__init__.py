"""Cases in which the submission talks with an interactor (contract judge-rules §5.3)."""
