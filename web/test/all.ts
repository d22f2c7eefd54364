/** All tests of the client's logic: built by Vite, run by `node --test` (tests/browser/test_units.py). */

import "./blank.test";
import "./lab.test";
import "./board.test";
import "./choice.test";
import "./connection.test";
import "./hints.test";
import "./keyboard.test";
import "./kept.test";
import "./keys.test";
import "./moments.test";
import "./qr.test";
import "./reel.test";
import "./review.test";
import "./router.test";
import "./settings.test";
import "./statistics.test";
import "./store.test";
import "./words.test";
