error-analysis-none = Les robots de { $game } ne savent pas juger ce que quelqu’un a joué ; les parties de ce jeu ne peuvent donc pas être analysées.
error-analysis-running = Seule une partie terminée est analysée, et celle-ci ne l’est pas.
error-analysis-sims = L’examen d’une décision demande de { $least } à { $most } simulations, et non { $sims }.

hindsight-chances = { $case ->
    [riskier] Moins probable que le choix joué ({ $better } % contre { $made } %), mais rapporte davantage.
    [likelier] Sa chance était de { $better } %, celle du choix joué de { $made } %.
    [made] La chance du choix joué était de { $made } %.
   *[better] Sa chance était de { $better } %.
}
