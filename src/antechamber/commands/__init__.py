"""The commands of `antechamber`: each file has a few that belong together, with their options."""
