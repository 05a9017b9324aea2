"""The machine itself: state, frames, decisions, events, and the parts of speech that abilities are made of."""
