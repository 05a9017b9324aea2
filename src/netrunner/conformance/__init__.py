"""The conformance suite seen from outside: every rule, the code that enforces it, and the tests that prove it.

``index`` knows the numbers of the documents, ``citations`` finds them in the code, ``proofs`` finds them in the tests,
``marks`` checks what tests claim, and ``coverage`` counts. Nothing of the engine needs any of it.
"""
