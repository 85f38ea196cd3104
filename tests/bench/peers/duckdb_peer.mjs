// SPDX-License-Identifier: GPL-3.0-or-later
// The peers' query in DuckDB, in memory. Prints "milliseconds rows". Needs `npm install` in this folder.
import { DuckDBInstance } from '@duckdb/node-api';

const rounds = 9;
const instance = await DuckDBInstance.create(':memory:');
const connection = await instance.connect();
const file = process.argv[2].replaceAll("'", "''");
await connection.run(`CREATE TABLE offers AS SELECT * FROM read_csv('${file}',
  columns = {'row': 'UINTEGER', 'vram': 'DOUBLE', 'spot': 'TINYINT', 'price': 'BIGINT'}, header = true)`);
const query = await connection.prepare(
  'SELECT row FROM offers WHERE vram >= 80 AND vram <= 95 AND spot = 0 AND price >= 0 ORDER BY price, row');

async function ask() {
  const result = await query.run();
  let rows = 0;
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) {
      return rows;
    }
    rows += chunk.getColumnVector(0).itemCount ?? chunk.rowCount;
  }
}

let rows = await ask(); // not counted
const times = [];
for (let round = 0; round < rounds; ++round) {
  const begin = process.hrtime.bigint();
  rows = await ask();
  times.push(Number(process.hrtime.bigint() - begin) / 1e6);
}
times.sort((a, b) => a - b);
console.log(`${times[Math.floor(rounds / 2)].toFixed(3)} ${rows}`);
