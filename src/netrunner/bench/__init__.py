"""How fast the engine is: ``docs/performance.md`` says how to read the figures.

`measuring` knows what is measured, in a process with one kernel; `kernels` lets several such processes take turns.
"""
