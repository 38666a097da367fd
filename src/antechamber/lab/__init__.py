"""Games by the thousand: random play and what it shows; tournaments and balance reports come later."""
