other = You chose something else. That’s fine: let’s go on from here.

first-title = Your first game
first-button = Learn in 5 minutes
first-what = The lesson is a real game against a bot. You can leave it and come back at any time.

first-goal = A duel of magicians: take all your rival’s lives, or cast all your own stones, and you win the round. Rounds bring points, and with 8 points you reach the top of the tower.
first-eyes = These are your five stones. Everyone can see them except you: you see only their backs.
first-stones = A number says how many such stones there are: one 1, two 2s, up to eight 8s. Here you see which ones are used, and five more are in front of your rival.
first-stones-why = A stone that you can see anywhere is not in your row. That’s all you need to guess well.
first-count = Count: three 8s are used and your rival has one, so four are still hidden. That’s a good guess: call the 8.
first-count-why = If you like, the odds helper in the bar works this out for you.
first-count-other = A bolder guess. The big numbers are the likely ones, because there are more of them.
first-right = Right! The stone is cast and its spell takes effect: this one heals. After a success you may go on.
first-right-why = In this easy version you may call any number next. Normally it must be the same number or a higher one.
first-fireball = Three 7s are hidden, too. Call the 7: the Fireball takes a life from your rival.
first-fireball-other = That could have been in your row as well. Each number has a spell of its own.
first-stop = Two successes are fine. Each further call is riskier: stop now, and you draw new stones.
first-stop-why = A wrong call costs a life and ends your turn.
first-stop-other = You go on: courage is allowed.
first-news = It’s your turn again. Two of your stones are new, and your rival has played, too: look at the lives and at the stones you can see now.
first-risk = Try the 8 once more: three are still hidden.
first-risk-other = Your choice. Did you count well?
first-missed = It wasn’t there: that cost a life, and your turn was over. From now on the board remembers that none of your stones is an 8.
first-missed-why = A 1 that you don’t have costs as many lives as the die shows; every other miss costs one.
first-free = Now you know everything. Count, call, and stop in time; I won’t disturb you any more.
first-free-why = Winning a round brings 3 points, surviving it 1. Each of your secret stones then adds 1 more.
first-end = That was your first game. Next time try it without the easy version: then the numbers may only rise.
