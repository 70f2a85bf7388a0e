"""Who wrote what somebody else wrote: asked once an exam is over, kept for its teacher."""
