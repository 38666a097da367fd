"""What every game needs: seats, chance, moves, events, records, positions, the contract and the laws."""
