"""The rules of Yukon; standard library only, no clock, files or global random."""
