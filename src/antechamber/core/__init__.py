"""What every game needs: seats, chance, moves, events, records, positions, the Game contract and the laws."""
