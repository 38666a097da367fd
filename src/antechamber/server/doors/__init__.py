"""Everything over HTTP: which doors there are, who may use them, and the pages of the browser client."""
