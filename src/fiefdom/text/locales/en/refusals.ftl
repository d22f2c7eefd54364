# What the server says about problems of other parts that have no words of their own yet.

refused-unknown-card = There is no card called { $value }
refused-unknown-kingdom = There is no set called { $value }
refused-needs-expansion = This set needs cards of an expansion: { $value }
refused-bad-kingdom = These cards make no kingdom
    .hint = Ten different kingdom cards of the chosen edition are needed
refused-bad-players = These players cannot play: { $value }
refused-bad-agent = There is no bot { $value } here
refused-bad-language = There is no language { $value } here
refused-bad-record = The record cannot be read or does not fit the rules
refused-bad-record-line = The record cannot be read or does not fit the rules in line { $line }
refused-bad-notation = This is no position, decision or record
refused-illegal-answer = This answer is not allowed now: { $value }
refused-cannot-undo = This cannot be taken back or done again
refused-fiefdom-error = This cannot be: { $value }
