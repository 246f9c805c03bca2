"""What is paid: rewards of performances, end bonuses and the final scoring."""
