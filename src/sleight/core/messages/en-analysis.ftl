error-analysis-none = The bots of { $game } can’t judge what was played, so its games can’t be analyzed.
error-analysis-running = Only finished games can be analyzed, and this one isn’t over yet.
error-analysis-sims = A look at a decision takes { $least } to { $most } simulations, not { $sims }.

hindsight-chances = { $case ->
    [riskier] Less likely than the choice made ({ $better }% against { $made }%), but worth more.
    [likelier] Its chance was { $better }%, that of the choice made { $made }%.
    [made] The chance of the choice made was { $made }%.
   *[better] Its chance was { $better }%.
}
