error-analysis-none = The bots of { $game } cannot judge what somebody played, so its games cannot be analysed.
error-analysis-running = Only a finished game is analysed, and this one is not over.
error-analysis-sims = A look at a decision takes { $least } to { $most } simulations, not { $sims }.

hindsight-chances = { $case ->
    [riskier] Less likely than the choice made ({ $better }% against { $made }%), but worth more.
    [likelier] Its chance was { $better }%, that of the choice made { $made }%.
    [made] The chance of the choice made was { $made }%.
   *[better] Its chance was { $better }%.
}
