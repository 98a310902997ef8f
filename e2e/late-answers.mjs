/**
 * Lets the server of the journeys answer late by a random time, which is how races are found: an answer that overtakes another, a press while a window's
 * code comes. Most answers of the API come within a quarter of `E2E_LATE` milliseconds, one in twenty after up to three times as long; a call is held back
 * before its handler, and its answer after it. Code comes a little late, too. `npm test` does not use it (see CONTRIBUTING.md).
 */
import { Server } from "node:http";

const usual = Number(process.env.E2E_LATE);

function lateness() {
  const turn = Math.random();
  if (turn < 0.6) return (Math.random() * usual) / 4;
  if (turn < 0.95) return Math.random() * usual;
  return usual * (1 + 2 * Math.random());
}

const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...of) {
  const [request, response] = of;
  const goOn = () => emit.call(this, event, ...of);
  const isCall = event === "request" && /^\/v\d\//.test(request.url);
  const isCode = event === "request" && /\.js(\?|$)/.test(request.url);
  if (!isCall && !isCode) return goOn();
  if (isCall) {
    const { end } = response;
    response.end = (...last) => {
      setTimeout(() => end.apply(response, last), lateness());
      return response;
    };
  }
  setTimeout(goOn, isCall ? lateness() : lateness() / 4);
  return true;
};
