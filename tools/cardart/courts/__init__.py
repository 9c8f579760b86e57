"""The court cards: point-symmetric half figures in flat colours (DESIGN §2, Courts)."""
