error-analysis-none = Les robots du jeu { $game } ne savent pas juger un coup joué ; ses parties ne peuvent donc pas être analysées.
error-analysis-running = Seule une partie terminée est analysée, et celle-ci ne l’est pas.
error-analysis-sims = L’examen d’une décision demande de { $least } à { $most } simulations, et non { $sims }.

hindsight-chances = { $case ->
    [riskier] Moins probable que le choix joué ({ $better } % contre { $made } %), mais rapporte davantage.
    [likelier] Ses chances étaient de { $better } %, celles du choix joué de { $made } %.
    [made] Les chances du choix joué étaient de { $made } %.
   *[better] Ses chances étaient de { $better } %.
}
