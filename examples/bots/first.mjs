// A bot for any game of Clutch in JavaScript: it takes the last of the legal moves, and says that it wins half of its games.
//
// clutch arena dragon_kin --bots ./examples/bots/first.mjs,random --games 200

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

// `question.view` is all that the seat may see; every move has its action, its notation, its kind and its parameters.
function choose(question) {
  return question.moves.at(-1).action;
}

const answers = {
  hello: () => say({ type: "hello", name: "first" }),
  begin: () => undefined, // a game begins: its name, the seat, the options
  choose: (question) => say({ type: "choose", id: question.id, action: choose(question), chance: 0.5 }),
  result: () => undefined, // a game is over: shares of the victory and points
  bye: () => process.exit(0),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  answers[message.type]?.(message);
});
