"""Chapter 10: checkpoints, damage, traces, loops, swapping, and the other additional rules."""
