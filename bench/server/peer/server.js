// boardgame.io's own server in memory, with a game that costs next to nothing: four seats in turn add one to a number.

const { Server } = require('boardgame.io/server');

const count = {
  name: 'count',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ number: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.number += 1;
    },
  },
};

const server = Server({ games: [count], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done); // Otherwise it is open to the whole network.

process.on('SIGUSR2', () => {
  global.gc();
  process.stdout.write('collected\n');
});

server.run(0).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
