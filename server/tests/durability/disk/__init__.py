"""A disk whose writes and flushes are recorded, and what a power cut leaves of it."""
