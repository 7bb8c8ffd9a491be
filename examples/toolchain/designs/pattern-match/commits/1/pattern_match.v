// Fires on any of the first PATTERNS patterns of hits.
module pattern_match #(
    parameter PATTERNS = 1880
) (
    input             clk,
    input      [10:0] hit,
    output reg        fire
);
  wire [PATTERNS-1:0] fires;
  genvar n;
  generate
    for (n = 0; n < PATTERNS; n = n + 1) begin : match
      pattern #(.VALUE(n)) one (clk, hit, fires[n]);
    end
  endgenerate
  always @(posedge clk) fire <= |fires;
endmodule
