### The table in the browser: fiefdom serve and the pages it shows
