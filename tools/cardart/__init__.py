"""The card art as code: draws every file of `sprites` (`python -m tools.cardart`).

Drawings are path data in card units (250 × 350), cut, offset and composed with shapely, and written
as few flat paths as possible, because every path costs rasterising time. Colours are tokens of
`sprites/themes.json` or plain `#RRGGBB`.
"""
