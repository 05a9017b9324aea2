"""The card game Android: Netrunner, played exactly as the NISEI Comprehensive Rules 1.4 say."""

__version__ = "0.1.0"
