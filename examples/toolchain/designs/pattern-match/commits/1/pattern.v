// Matches one pattern.
module pattern #(
    parameter [10:0] VALUE = 0
) (
    input             clk,
    input      [10:0] hit,
    output reg        fires
);
  always @(posedge clk) fires <= hit == VALUE;
endmodule
