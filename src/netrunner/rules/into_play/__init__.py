"""Chapter 8: installing, rezzing, and playing cards."""
